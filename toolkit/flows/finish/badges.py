"""5内部/证件: badges of everybody who was published, and cards for the tables in use."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from toolkit import __version__
from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.model.facts import PublishedEntry
from toolkit.model.form import Form
from toolkit.pages.badges import BADGES, CARDS, Badge, Card, badges_pdf, cards_pdf
from toolkit.pages.fonts import chinese_fonts
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS, INTERNAL
from toolkit.workbooks.book import Stamp

FOLDER = f"{INTERNAL}/证件"
PHOTOS = f"{ARRIVALS}/资料/照片"
_KINDS = (".jpg", ".jpeg", ".png")
_HEADS = (("leader", "领队证"), ("coach", "教练证"))


def write_badges(desk: Desk, made: Stamp) -> None:
    """Both PDFs; without a Chinese font there are none."""
    if not chinese_fonts():
        return
    files = _photos(desk.event / PHOTOS)
    badges = tuple(_badges(desk, files))
    photos = {badge.photo: files[badge.name] for badge in badges if badge.photo}
    seen = {name: digest(path.read_bytes()) for name, path in photos.items()}
    event, day = desk.regulation.short, made.created
    of = msgspec.json.encode((__version__, chinese_fonts(), event, badges, seen))
    desk.outputs.make(
        f"{FOLDER}/参赛证.pdf", of + BADGES.read_bytes(),
        partial(badges_pdf, event, badges, photos, day),
    )  # fmt: skip
    cards = tuple(_cards(desk))
    if cards:
        of = msgspec.json.encode((__version__, chinese_fonts(), cards)) + CARDS.read_bytes()
        desk.outputs.make(f"{FOLDER}/台签.pdf", of, partial(cards_pdf, cards, day))


def _photos(folder: Path) -> dict[str, Path]:
    """Photos that the organiser put there, by the name that the file is called."""
    found = sorted(folder.glob("*")) if folder.is_dir() else []
    return {path.stem: path for path in found if path.suffix.lower() in _KINDS}


def _badges(desk: Desk, photos: dict[str, Path]) -> Iterator[Badge]:
    """Unit by unit: its players, then its leader and coach."""
    entries = desk.state.publications[-1].list.entries
    forms = {unit.id: unit.form for unit in build(desk.state, desk.regulation).units}
    numbers = {
        player.entry: f"{player.number}"
        for state in desk.state.sections.values()
        for player in state.frozen.players
    }
    for unit in dict.fromkeys(entry.unit for entry in entries):
        of_unit = [entry for entry in entries if entry.unit == unit]
        for entry in of_unit:
            photo = _photo_name(entry.name, photos)
            number = numbers.get(entry.entry, "")
            yield Badge("参赛证", entry.name, entry.unit_name, entry.section, number, photo)
        yield from _heads(forms.get(unit), of_unit[0], photos)


def _heads(form: Form | None, of: PublishedEntry, photos: dict[str, Path]) -> Iterator[Badge]:
    for field, kind in _HEADS:
        said = form.first(field) if form else None
        name = said.text.strip() if said else ""
        if name:
            yield Badge(kind, name, of.unit_name, photo=_photo_name(name, photos))


def _photo_name(name: str, photos: dict[str, Path]) -> str:
    """A plain name for Typst; the suffix tells it what kind of picture it is."""
    path = photos.get(name)
    place = sorted(photos).index(name) if path else 0
    return f"photo{place}{path.suffix.lower()}" if path else ""


def _cards(desk: Desk) -> Iterator[Card]:
    """The tables of round 1 of every section that was paired."""
    for section, state in desk.state.sections.items():
        for game in state.rounds[0].round.games if state.rounds else ():
            yield Card(f"{desk.state.hall.table(section, game.board)}", section)
