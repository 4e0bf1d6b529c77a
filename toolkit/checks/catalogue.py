"""Every finding code there is a rule for, in the order of the manual."""

from toolkit.checks import (
    eligibility,
    file,
    person,
    rooms,
    rounds,
    same_person,
    seal,
    sections,
    time,
    unit,
)
from toolkit.checks.base import Rule

RULES: tuple[Rule, ...] = (
    *file.RULES,
    *seal.RULES,
    *unit.RULES,
    *person.RULES,
    *same_person.RULES,
    *eligibility.RULES,
    *time.RULES,
    *rooms.RULES,
    *sections.RULES,
    *rounds.RULES,
)


def rule(code: str) -> Rule | None:
    """The rule of a code, if there is one."""
    return next((r for r in RULES if r.code == code.upper()), None)
