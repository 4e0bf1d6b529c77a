"""The sheet 等级证核对 of 裁定.xlsx: every certificate's photo beside what the form states."""

from collections.abc import Callable, Iterator

from toolkit.entries.certificates import CertificateLook, Held, certificates
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Roster
from toolkit.flows.picture_sheet import originals, read_judged, row_id, said_texts
from toolkit.layouts.certificates import CERTIFICATE_VERDICTS
from toolkit.layouts.fill_in import FillRow
from toolkit.model.certificate_facts import CertificateJudged
from toolkit.model.event import State
from toolkit.model.facts import AnyFact, Origin
from toolkit.model.form import Problem
from toolkit.sources.filled import Filled
from toolkit.workbooks.pictures import Shown

_SEEN = {
    Held.HIGHER: "等级证比填写的高",
    Held.LOWER: "等级证比填写的低",
    Held.OTHER_NAME: "姓名和填写的不同",
    Held.UNREADABLE: "看不清是什么等级",
    Held.NOBODY: "看不清是哪名棋手的",
    Held.UNSEEN: "没有看：请看照片",
    Held.AGREES: "看起来与填写相符",
}
_ORDER = tuple(_SEEN)  # what a person should look at stands above


def certificate_rows(
    state: State, roster: Roster, original: Callable[[str], bytes | None]
) -> Shown:
    """One row a photo and unit; `original` gives archived bytes by their digest."""
    found: dict[str, tuple[tuple[int, str], FillRow]] = {}
    pictures: dict[str, tuple[bytes, bytes]] = {}
    for paper, look in _all(state, roster):
        id_ = row_id(paper.unit, look.picture.sha256)
        if id_ not in found:
            order = (_ORDER.index(look.seen), paper.unit_name)
            found[id_] = order, FillRow(id_, _texts(paper, look))
            pictures[id_] = originals(original, look.examined.crop, look.examined.strip)
    rows = [row for _, row in sorted(found.values(), key=lambda one: one[0])]
    return Shown(rows, pictures)


def _all(state: State, roster: Roster) -> Iterator[tuple[Paper, CertificateLook]]:
    if not state.certificates.examined:
        return
    players = {unit.id: unit.entries for unit in roster.units}
    for paper in roster.papers:
        for look in certificates(paper, players.get(paper.unit, ()), state.certificates):
            yield paper, look


def _texts(paper: Paper, look: CertificateLook) -> dict[str, str]:
    read = look.examined
    return {
        "unit": paper.unit_name,
        "text": " ".join(filter(None, (read.name, "、".join(read.levels)))),
        "stated": look.stated,
        "seen": read.why or _SEEN[look.seen],
        **said_texts(look.judged, CERTIFICATE_VERDICTS),
        "place": f"{paper.name} {look.picture.where or look.picture.name}".strip(),
    }


def read_certificates(
    filled: Filled, state: State, roster: Roster, origin: Origin
) -> tuple[list[AnyFact], list[Problem]]:
    """What was said, changed or taken back; a word holds for what the form stated then."""
    names = {unit.id: unit.name for unit in roster.units}
    looks = {(look.picture.sha256, paper.unit): look for paper, look in _all(state, roster)}
    known = {key: look.judged for key, look in looks.items() if look.judged}

    def made(
        sha256: str, unit: str, verdict: str, note: str, by: str, place: Origin
    ) -> CertificateJudged:
        look = looks.get((sha256, unit))
        stated = look.stated if look else ""
        return CertificateJudged(
            sha256, unit, verdict, note, by, names.get(unit, ""), place, stated
        )

    return read_judged(filled, known, CERTIFICATE_VERDICTS, made, origin)
