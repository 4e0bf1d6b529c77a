"""Every finding code there is a rule for, in the order of the manual."""

from toolkit.checks import (
    age,
    arrival,
    awards,
    certificates,
    checkin,
    eligibility,
    file,
    lists,
    money,
    person,
    proofs,
    regulation_audit,
    rooms,
    rooms_given,
    rounds,
    same_person,
    seal,
    sections,
    time,
    title_minimum,
    unit,
    unit_papers,
)
from toolkit.checks.base import Rule

_FAMILIES = "FSUPETRMGCNZ"
_ALL = (
    *arrival.RULES,
    *file.RULES,
    *seal.RULES,
    *unit.RULES,
    *unit_papers.RULES,
    *person.RULES,
    *same_person.RULES,
    *age.RULES,
    *eligibility.RULES,
    *lists.RULES,
    *proofs.RULES,
    *certificates.RULES,
    *time.RULES,
    *rooms.RULES,
    *rooms_given.RULES,
    *money.RULES,
    *sections.RULES,
    *title_minimum.RULES,
    *checkin.RULES,
    *rounds.RULES,
    *regulation_audit.RULES,
    *awards.RULES,
)
RULES: tuple[Rule, ...] = tuple(
    sorted(_ALL, key=lambda one: (_FAMILIES.index(one.code[0]), one.code))
)


def rule(code: str) -> Rule | None:
    """The rule of a code, if there is one."""
    return next((r for r in RULES if r.code == code.upper()), None)
