"""Faults in typed sheets and open points, as commands print them: one line, or JSON."""

from typing import Any

from toolkit.model.form import Problem
from toolkit.prizes.contest import OpenPoint


def problem_words(problem: Problem) -> str:
    """One line for the arbiter."""
    return f"  {problem.code}  {problem.where or ''}  {problem.detail['cause']}"


def problem_json(problem: Problem) -> dict[str, str | None]:
    """A fault as data: {code, where, message}."""
    return {"code": problem.code, "where": problem.where, "message": problem.detail["cause"]}


def point_json(point: OpenPoint) -> dict[str, Any]:
    """Something left to people (Z codes) as data: {code, key, message, settled}."""
    return {
        "code": point.code,
        "key": point.key,
        "message": point.message,
        "settled": point.settled,
    }
