"""`qisai standings`: places of every section with the key that decided each (名次)."""

from typing import Any

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.placing import Placing, place, places_by_round
from toolkit.flows.play import players_by_number
from toolkit.flows.posting import post
from toolkit.flows.reporting import problem_json, problem_words
from toolkit.flows.rounds.results import absorb_results
from toolkit.flows.rounds.teams import write_teams
from toolkit.flows.stamps import stamp
from toolkit.layouts.listing import Listing
from toolkit.layouts.places import PlaceRow, standing_listings
from toolkit.model.form import Problem
from toolkit.model.game import Colour, Mark, sides
from toolkit.model.play_facts import Ranked
from toolkit.model.play_state import SectionState
from toolkit.model.standing import KeyValue
from toolkit.standings.cross_table import CrossCell, cross_table
from toolkit.standings.order import TIED
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.direct_encounter import DIRECT
from toolkit.tiebreaks.registry import chinese
from toolkit.workbooks.standings_check import CheckRow, check_sheet
from toolkit.workbooks.style import safe_sheet_name


def standings(desk: Desk) -> Outcome | Failure:
    """Reads the results first, then ranks every section that has been paired."""
    if not any(state.rounds for state in desk.state.sections.values()):
        return Failure("还没有编排过。", "请先运行 qisai pair 组别。")
    problems: list[Problem] = []
    for section in tuple(desk.state.sections):
        problems += absorb_results(desk, section).problems
    lines: list[str] = []
    data: dict[str, Any] = {}
    for section, state in tuple(desk.state.sections.items()):
        if not state.rounds:
            continue
        placed = write_standing(desk, state)
        if state.seq > state.ranked:
            desk.note([Ranked(section, placed.standing.after_round)])
        lines += _told(section, state, placed)
        data[section] = _json(placed, state)
    lines += write_teams(desk)
    lines += [problem_words(p) for p in problems]
    return Outcome(
        (*lines, *desk.outputs.notes()), "张贴名次表。",
        {"sections": data, "findings": [problem_json(p) for p in problems]},
    )  # fmt: skip


def write_standing(desk: Desk, state: SectionState) -> Placing:
    """Ranks one section and posts its standing."""
    placed = place(state, desk.regulation)
    listings = _listings(desk, state, placed)
    title, unit = listings[0].title, placed.tournament.scoring.unit
    post(
        desk, f"名次-{safe_sheet_name(state.frozen.section)}",
        stamp(desk, seq=state.seq, at=state.at), listings,
        lambda book: check_sheet(book, title, unit, _checks(placed)),
    )  # fmt: skip
    return placed


def listings_of(desk: Desk, state: SectionState) -> tuple[Listing, ...]:
    """The lists of a section's standing as it is now: 名次, 交叉表 …"""
    return _listings(desk, state, place(state, desk.regulation))


def _listings(desk: Desk, state: SectionState, placed: Placing) -> tuple[Listing, ...]:
    title = f"{desk.regulation.short} {state.frozen.section} 名次"
    keys = [chinese(parse(key)) for key in placed.standing.keys[1:]]
    later = f"；第 {placed.standing.after_round + 1} 轮还缺 {placed.open_boards} 台，没有算在内"
    subtitle = f"第 {placed.standing.after_round} 轮后；依次比较：{'、'.join(['积分', *keys])}"
    subtitle += later if placed.open_boards else ""
    return standing_listings(title, subtitle, keys, _rows(placed, state, desk))


def _rows(placed: Placing, state: SectionState, desk: Desk) -> list[PlaceRow]:
    tournament = placed.tournament
    players = {player.number: player for player in tournament.competitors}
    cells = {row.number: row.cells for row in cross_table(tournament)}
    by_round = places_by_round(placed, state, desk.regulation)
    places = [{row.number: row.rank for row in after.rows} for after in by_round]
    own = own_places(placed)
    first = "红" if desk.regulation.game == "xiangqi" else "白"
    return [
        PlaceRow(
            row.rank,
            row.number,
            players[row.number].name,
            players[row.number].unit,
            tournament.scoring.show(row.points),
            tuple(_shown(key) for key in row.keys),
            decided_words(row.decided_by),
            tuple(_cell(cell, first) for cell in cells[row.number]),
            tuple(tournament.scoring.show(cell.running) for cell in cells[row.number]),
            tuple(place[row.number] for place in places),
            own.get(row.number, ""),
        )
        for row in placed.standing.rows
    ]


def _shown(key: KeyValue) -> str:
    """A direct encounter is a place among those still tied, and mostly settles nothing ("0")."""
    if parse(key.key).name not in DIRECT.names:
        return key.value
    return "—" if key.value == "0" else f"第{key.value}"


def own_places(placed: Placing) -> dict[int, str]:
    """Where sections were merged: each player's place among those of his own ("女子组 1")."""
    players = {player.number: player for player in placed.tournament.competitors}
    if not any(player.own for player in players.values()):
        return {}
    ranks: dict[str, list[int]] = {}
    found = {}
    for row in placed.standing.rows:
        section = players[row.number].own or placed.tournament.name
        ranks.setdefault(section, []).append(row.rank)
        place = 1 + sum(rank < row.rank for rank in ranks[section])
        found[row.number] = f"{section} {place}"
    return found


def _checks(placed: Placing) -> list[CheckRow]:
    """The figures that a clerk adds up, in order of start numbers."""
    tournament = placed.tournament
    table, rows = tournament.scoring.table(), sides(tournament)
    totals = {number: sum(table[side.mark] for side in row) for number, row in rows.items()}
    return [
        CheckRow(
            player.number,
            player.name,
            tuple(table[side.mark] for side in rows[player.number]),
            tuple(side.opponent for side in rows[player.number]),
            totals[player.number],
            sum(totals[side.opponent] for side in rows[player.number] if side.opponent),
        )
        for player in tournament.competitors
    ]


def decided_words(key: str | None) -> str:
    """The key that parts a place from the one above, as people call it."""
    if key is None:
        return ""
    if key == TIED:
        return "各项相同，并列"
    return "积分" if key == "points" else chinese(parse(key))


def _cell(cell: CrossCell, first: str) -> str:
    signs = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0"}
    byes = {Mark.PAIRING_BYE: "轮空", Mark.FULL_BYE: "假1", Mark.HALF_BYE: "假½"}
    if cell.opponent is None:
        return byes.get(cell.mark, "—")
    side = first if cell.colour is Colour.WHITE else "黑"
    sign = signs.get(cell.mark, "" if cell.mark is Mark.PENDING else cell.mark.value)
    return f"{cell.opponent}{side}{sign}"


def _told(section: str, state: SectionState, placed: Placing) -> list[str]:
    players = players_by_number(state)
    after = placed.standing.after_round
    lines = [f"{section}：第 {after} 轮后的名次：3公布/名次-{safe_sheet_name(section)}.xlsx"]
    if placed.open_boards:
        lines.append(f"  第 {after + 1} 轮还缺 {placed.open_boards} 台成绩，没有算在内（N001）")
    lines += [
        f"  {row.rank}. {players[row.number].name}  {decided_words(row.decided_by)}".rstrip()
        for row in placed.standing.rows[:3]
    ]
    return lines


def _json(placed: Placing, state: SectionState) -> dict[str, Any]:
    players = players_by_number(state)
    unit = placed.tournament.scoring.unit
    return {
        "after_round": placed.standing.after_round,
        "final": placed.final,
        "open_boards": placed.open_boards,
        "rows": [
            {
                "rank": row.rank,
                "start_no": row.number,
                "name": players[row.number].name,
                "unit": players[row.number].unit,
                "points": row.points / unit if unit > 1 else row.points,
                "tiebreaks": {key.key: key.value for key in row.keys},
                "decided_by": row.decided_by,
            }
            for row in placed.standing.rows
        ],
    }
