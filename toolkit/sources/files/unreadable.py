"""Why a file can't be opened, in words that its sender understands."""

from toolkit.model.form import Problem


class Unreadable(Exception):  # noqa: N818  (a verdict on the file, not an error of ours)
    """The file can't be opened; `problem` (F001, F002) says why, `kind` what it is."""

    def __init__(self, problem: Problem, kind: str = "") -> None:
        super().__init__(problem.code, problem.detail)
        self.problem, self.kind = problem, kind


def broken(reason: str, kind: str = "", where: str | None = None) -> Unreadable:
    """F001 with its reason (原因), a Chinese clause without full stop."""
    return Unreadable(Problem("F001", where, {"reason": reason}), kind)


def locked(kind: str = "") -> Unreadable:
    """F002: a password is needed."""
    return Unreadable(Problem("F002"), kind)
