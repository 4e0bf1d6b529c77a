"""`qisai trf export`: sections in play for federations and other programs (TRF, Swiss-Manager)."""

from msgspec.structs import replace

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.placing import place, settled
from toolkit.flows.stamps import stamp
from toolkit.layouts.swiss_manager import COLUMNS, SHEET, player_row
from toolkit.model.game import Tournament
from toolkit.model.play_state import SectionState
from toolkit.rules.play import Clock
from toolkit.store.folder import INTERNAL
from toolkit.trf.event_file import EventHead, event_file, name_comments
from toolkit.trf.write import with_ranks, write_trf
from toolkit.values.pinyin import latin_name
from toolkit.workbooks.book import Book, Stamp
from toolkit.workbooks.style import safe_sheet_name
from toolkit.workbooks.table import Column, write_table

FOLDER = f"{INTERNAL}/交换"


def export(desk: Desk, section: str | None) -> Outcome | Failure:
    """Writes one section, or all that have a start list."""
    sections = desk.state.sections
    if section and section not in sections:
        named = "、".join(sections) or "无"
        return Failure(f"“{section}”还没有编排名单。", f"已有名单的组别：{named}。")
    chosen = [sections[section]] if section else list(sections.values())
    if not chosen:
        return Failure("还没有编排名单。", "请先运行 qisai sections --freeze 或 qisai pair 组别。")
    files = [name for state in chosen for name in _write(desk, state)]
    lines = [f"已写出 {name}" for name in files]
    return Outcome((*lines, *desk.outputs.notes()), "", {"files": files})


def _write(desk: Desk, state: SectionState) -> list[str]:
    tournament = _with_fide_ids(desk, settled(state, desk.regulation))
    name = safe_sheet_name(state.frozen.section)
    latin = {player.number: latin_name(player.name) for player in tournament.competitors}
    file = with_ranks(event_file(tournament, _head(desk, state), latin), _ranks(desk, state))
    text = write_trf(file, name_comments(tournament))
    trf, players = f"{FOLDER}/{name}.trf", f"{FOLDER}/{name}-Swiss-Manager.xlsx"
    desk.outputs.write(trf, text.encode())
    made = stamp(desk, seq=state.seq, at=state.at)
    desk.outputs.write(players, _players_book(made, tournament))
    return [trf, players]


def _ranks(desk: Desk, state: SectionState) -> dict[int, int]:
    """The places as posted; before the first full round there are none."""
    placed = place(state, desk.regulation)
    return {row.number: row.rank for row in placed.standing.rows if placed.tournament.rounds}


def _players_book(made: Stamp, tournament: Tournament) -> bytes:
    """Header in the first row, or Swiss-Manager does not find it."""
    book = Book(made, tournament.name)
    columns = [Column(column.title, width=column.width) for column in COLUMNS]
    rows = [player_row(player) for player in tournament.competitors]
    write_table(book.sheet(SHEET), 0, columns, rows)
    return book.to_bytes()


def _with_fide_ids(desk: Desk, tournament: Tournament) -> Tournament:
    """FIDE numbers stand in the entries: the start list does not need them."""
    entries = build(desk.state, desk.regulation).entries
    numbers = {entry.id: entry.player.fide_id or "" for entry in entries}
    players = tuple(
        replace(player, fide_id=player.fide_id or numbers.get(player.entry, ""))
        for player in tournament.competitors
    )
    return replace(tournament, competitors=players)


def _head(desk: Desk, state: SectionState) -> EventHead:
    regulation, section = desk.regulation, state.frozen.section
    level = regulation.level_of(section)
    clock = regulation.play.clock_of(level.name if level else "")
    play = regulation.dates.play
    return EventHead(
        f"{regulation.name} {section}",
        regulation.venue,
        play.first,
        play.last,
        state.rounds[-1].engine if state.rounds else "",
        clock=_clock_words(clock) if clock else "",
    )


def _clock_words(clock: Clock) -> str:
    """Minutes and seconds as TRF files have them: "50min+10sec"."""
    return f"{clock.minutes}min+{clock.increment_seconds}sec"
