"""Looks for seals in the pictures of an event that nobody has looked at yet, once for each."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from toolkit.entries.build import build
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Roster, Unit
from toolkit.entries.seals import DRAWN, names_on_seal, seal_pictures
from toolkit.flows.desk import Desk
from toolkit.flows.picture_work import Progress, bytes_of, noted, silent
from toolkit.model.form import Picture
from toolkit.model.seal_facts import SealExamined
from toolkit.sources.seals import extra

if TYPE_CHECKING:
    from toolkit.sources.seals.evidence import Seen


class _Wanted(NamedTuple):
    """A picture to look at: for which unit, and which names its seal may carry."""

    picture: Picture
    paper: Paper
    unit: str
    names: tuple[str, ...]


def examine_seals(desk: Desk, progress: Progress = silent) -> None:
    """Notes what was seen in every new picture; what is known costs nothing again."""
    asked = any(desk.regulation.demand(what) for what in ("seal", "school_seal"))
    if not asked or not any(_has_pictures(desk)):
        return
    roster = build(desk.state, desk.regulation)
    wanted = _wanted(desk, roster)
    others = tuple(unit.name for unit in roster.units)

    def fact(one: _Wanted, found: "Seen") -> SealExamined:
        return SealExamined(
            one.picture.sha256,
            one.unit,
            found.report,
            one.names,
            extra.installed(),
            desk.keep(found.crop) if found.crop else "",
            desk.keep(found.strip) if found.strip else "",
        )

    noted(desk, wanted, partial(_look, desk, others), fact, partial(progress, "看公章"))


def _has_pictures(desk: Desk) -> Iterator[bool]:
    for arrival in desk.state.arrivals:
        yield bool(arrival.file.pictures) or any(form.pictures for form in arrival.file.forms)


def _wanted(desk: Desk, roster: Roster) -> list[_Wanted]:
    """New pictures, those of a unit that has another name now, and those never read."""
    units: dict[str, Unit] = {unit.id: unit for unit in roster.units}
    found: dict[tuple[str, str], _Wanted] = {}
    for paper in roster.papers:
        unit = units.get(paper.unit)
        for picture in seal_pictures(paper, desk.state.certificates) if unit else ():
            names = names_on_seal(unit) if unit else ()
            known = desk.state.seals.examined.get((picture.sha256, paper.unit))
            fresh = known and known.names == names and (known.read or not extra.installed())
            if not fresh and picture.kind != DRAWN:
                one = _Wanted(picture, paper, paper.unit, names)
                found.setdefault((picture.sha256, paper.unit), one)
    return list(found.values())


def _look(desk: Desk, others: tuple[str, ...], one: _Wanted) -> "Seen":
    from toolkit.sources.seals.evidence import Seen, look_at
    from toolkit.sources.seals.examine import Claim, not_examined

    data = bytes_of(desk, one.paper, one.picture)
    if not data:
        return Seen(not_examined("图片没有随文件发来（只有链接），或太大"))
    claim = Claim(one.names, tuple(name for name in others if name not in one.names))
    return look_at(data, claim, one.picture.name)
