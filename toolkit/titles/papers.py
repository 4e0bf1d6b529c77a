"""What comes with an application (申报材料), and what is still missing."""

from collections.abc import Mapping

from toolkit.rules.entry import Demand
from toolkit.rules.schema import Regulation

_WORDS = {
    "photo": "照片",
    "certificate_copy": "原等级证复印件",
    "id_copy": "身份证件复印件",
    "certificate_original": "原等级证",
}
HERE = "有"


def wanted(regulation: Regulation) -> tuple[tuple[str, str], ...]:
    """The papers that the regulation asks for with an application, by key, each with its title."""
    found = {d.what: _title(d) for d in regulation.demands if d.at == "claim"}
    return tuple((what, found[what]) for what in _WORDS if what in found)


def clause(regulation: Regulation) -> str:
    """The clauses that ask for them."""
    clauses = [d.clause for d in regulation.demands if d.at == "claim" and d.what in _WORDS]
    return "、".join(dict.fromkeys(clauses))


def _title(demand: Demand) -> str:
    count = f" {demand.count} 张" if demand.count else ""
    return f"{_WORDS.get(demand.what, demand.what)}{count}"


def missing(said: Mapping[str, str], regulation: Regulation) -> tuple[str, ...]:
    """The titles of the papers that were not marked as handed in."""
    return tuple(title for key, title in wanted(regulation) if said.get(key) != HERE)
