"""Titles that earlier records give a player (先前记载): honours, rating lists, older forms."""

from collections.abc import Iterator

from toolkit.entries.honours import NAME, honours_of
from toolkit.entries.people import setting_of
from toolkit.entries.qualifying import on_list
from toolkit.entries.roster import Entry, Unit
from toolkit.model.event import State
from toolkit.model.record import Record
from toolkit.model.said import Said
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key, read_name
from toolkit.values.text import stated
from toolkit.values.titles import GRADES, grade_order, read_grade, read_title, title_order


class Recorded(Record, frozen=True):
    """A title or grade with the record that has it."""

    words: str
    source: str

    @property
    def is_grade(self) -> bool:
        """A sports grade (运动员等级), not a title."""
        return self.words in GRADES


def above_stated(
    entry: Entry, unit: Unit, state: State, regulation: Regulation
) -> tuple[Recorded, ...]:
    """The records of more than he states now, of title and grade the highest each."""
    player = entry.player
    best: dict[bool, tuple[int, Recorded]] = {}
    for record in _records(entry, unit, state, regulation):
        order = grade_order if record.is_grade else title_order
        now = player.grade if record.is_grade else player.title
        rank, held = order(record.words), order(now)
        if rank is None or held is None or rank <= held:
            continue
        if record.is_grade not in best or rank > best[record.is_grade][0]:
            best[record.is_grade] = rank, record
    return tuple(record for _, record in best.values())


def _records(entry: Entry, unit: Unit, state: State, regulation: Regulation) -> Iterator[Recorded]:
    for his in honours_of(entry, state):
        if his.honour.title and his.by != NAME:
            place = f"{his.honour.year} {his.honour.event}{his.honour.section}"
            yield Recorded(his.honour.title, f"{his.file} {his.honour.where}（{place}）")
    for which in ("FIDE", "national"):
        found = on_list(entry, which, None, state, regulation)
        title = read_title(found.player.title).title if found.player else None
        if title:
            yield Recorded(title, found.source)
    if not {"title", "grade"} & entry.corrected.keys():
        yield from _older_forms(entry, unit, setting_of(regulation).master)


def _older_forms(entry: Entry, unit: Unit, master: str | None) -> Iterator[Recorded]:
    """What the unit's earlier forms said of a player of his name, as long as there is only one."""
    name = name_key(entry.player.name)
    for version in unit.versions[:-1]:
        lines = [p for p in version.form.players if name_key(read_name(p.said.get("name"))) == name]
        if len(lines) == 1:
            yield from _stated(lines[0].said, version.form.file, master)


def _stated(said: dict[str, Said], file: str, master: str | None) -> Iterator[Recorded]:
    title = read_title(stated(said.get("title")), master)
    grade = read_grade(stated(said.get("grade")), master)
    for words in (title.title, title.grade, grade.title, grade.grade):
        if words:
            yield Recorded(words, f"先前的报名表 {file}")
