"""The made files and the truth about them, as they are collected."""

import json
from dataclasses import dataclass, field

from samples.maker.draft import Fault

Line = dict[str, str | None]


@dataclass
class Sample:
    """All files by their path below samples/zibo-2020, and what `check` must say of them.

    `planted`: the faults; `expected`: what every form gives without any fault (a picture that
    waits to be looked at). `after`: all of what the check after the publication must say, but for
    `money`: what is found about money once the statement was read.
    """

    files: dict[str, bytes] = field(default_factory=dict)
    planted: list[Line] = field(default_factory=list)
    expected: list[Line] = field(default_factory=list)
    after: list[Line] = field(default_factory=list)
    money: list[Line] = field(default_factory=list)

    def to_json(self) -> bytes:
        """One finding a line, in the order of files, codes and cells."""
        lists = {"planted": self.planted, "expected": self.expected, "after": self.after}
        if self.money:
            lists["money"] = self.money
        parts = (f'"{name}": [\n{_lines(found)}\n]' for name, found in lists.items())
        return ("{" + ",\n".join(parts) + "}\n").encode()


def line(unit: str | None, file: str | None, where: str | None, fault: Fault) -> Line:
    """One finding that `check` must have."""
    return {
        "code": fault.code,
        "unit": unit,
        "file": file,
        "where": where,
        "clause": fault.clause,
        "subject": fault.subject,
        "what": fault.what,
    }


def _lines(found: list[Line]) -> str:
    ordered = sorted(found, key=lambda f: [f[k] or "" for k in ("file", "code", "where")])
    return ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in ordered)
