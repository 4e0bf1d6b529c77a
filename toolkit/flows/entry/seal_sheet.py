"""The sheet 盖章核对 of 裁定.xlsx: every picture that could be a seal, the doubtful ones first."""

from collections.abc import Callable, Iterator

from toolkit.entries.papers import Paper
from toolkit.entries.roster import Roster
from toolkit.entries.seals import Look, Sight, looks
from toolkit.flows.picture_sheet import originals, read_judged, row_id, said_texts
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.seals import VERDICTS
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, Origin
from toolkit.model.form import Problem
from toolkit.model.seal_facts import SealJudged
from toolkit.sources.filled import Filled
from toolkit.workbooks.pictures import Shown

_SEEN = {
    Sight.OWN: "看起来是本单位的印章，未做真伪鉴定",
    Sight.FOUND: "看起来是印章；没有读字，未做真伪鉴定",
    Sight.UNREADABLE: "看起来是印章，看不清是谁的，未做真伪鉴定",
    Sight.DIFFERS: "看起来是别的名称的印章，未做真伪鉴定",
    Sight.UNSURE: "看不准是不是印章",
    Sight.UNSEEN: "没有看：请打开原件看",
    Sight.NONE: "不像印章",
    Sight.DRAWN: "用图形画的，不算盖章",
}
# What a person should look at stands above.
_FIRST = (Sight.DIFFERS, Sight.UNSURE, Sight.UNREADABLE, Sight.NONE, Sight.UNSEEN, Sight.FOUND)


def seal_rows(state: State, roster: Roster, original: Callable[[str], bytes | None]) -> Shown:
    """One row a picture and unit; `original` gives archived bytes by their digest."""
    found: dict[str, tuple[tuple[int, str], FillRow]] = {}
    pictures: dict[str, tuple[bytes, bytes]] = {}
    for paper, look in _all(state, roster):
        id_ = row_id(paper.unit, look.picture.sha256)
        if id_ not in found:
            rank = _FIRST.index(look.seen) if look.seen in _FIRST else len(_FIRST)
            found[id_] = (rank, paper.unit_name), FillRow(id_, _texts(paper, look))
            fact = look.examined
            pictures[id_] = originals(original, *((fact.crop, fact.strip) if fact else ("", "")))
    rows = [row for _, row in sorted(found.values(), key=lambda one: one[0])]
    return Shown(rows, pictures)


def _all(state: State, roster: Roster) -> Iterator[tuple[Paper, Look]]:
    """Pictures that were looked at; those without a seal only where the unit has no other."""
    for paper in roster.papers:
        seen = looks(paper, state)
        has_seal = bool(seen) and seen[0].seen is Sight.OWN
        for look in seen:
            spare = look.seen in (Sight.NONE, Sight.UNSEEN) and has_seal
            if look.examined and not (spare and look.judged is None):
                yield paper, look


def _texts(paper: Paper, look: Look) -> dict[str, str]:
    why = look.examined.report.why if look.examined else ""
    return {
        "unit": paper.unit_name,
        "text": look.text,
        "seen": why or _SEEN.get(look.seen, ""),
        **said_texts(look.judged, VERDICTS),
        "place": f"{paper.name} {look.picture.where or look.picture.name}".strip(),
    }


def read_seals(
    filled: Filled, state: State, roster: Roster, origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """What was said, changed or taken back, and words that are in no list."""
    names = {unit.id: unit.name for unit in roster.units}

    def made(sha256: str, unit: str, verdict: str, note: str, by: str, place: Origin) -> SealJudged:
        return SealJudged(sha256, unit, verdict, note, by, names.get(unit, ""), place)

    return read_judged(filled, state.seals.judged, VERDICTS, made, origin)
