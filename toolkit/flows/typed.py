"""What was typed into a yellow cell, with its place: for the facts and the faults made of it."""

from collections.abc import Iterable
from typing import TypeVar

from toolkit.layouts.fill_in import FilledRow
from toolkit.model.facts import Origin
from toolkit.model.form import Problem

T = TypeVar("T")


def parted(made: Iterable[T | Problem | None]) -> tuple[list[T], list[Problem]]:
    """What the rows gave, facts and faults apart, each in the order of the rows."""
    facts: list[T] = []
    problems: list[Problem] = []
    for one in made:
        if isinstance(one, Problem):
            problems.append(one)
        elif one is not None:
            facts.append(one)
    return facts, problems


def place_of(origin: Origin, row: FilledRow, key: str) -> Origin:
    """The workbook's origin with the cell of that column."""
    said = row.said.get(key)
    return Origin(origin.file, origin.sha256, said.where if said else "")


def slip(row: FilledRow, key: str, cause: str) -> Problem:
    """A finding N009 on the cell of that column, or on the row's first filled one.

    It names the row, so that what was typed there can be kept until it is right.
    """
    said = row.said.get(key) or next(iter(row.said.values()), None)
    return Problem("N009", said.where if said else None, {"cause": cause, "row": row.id})
