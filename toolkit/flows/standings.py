"""`qisai standings`: places of every section with the key that decided each (名次)."""

from datetime import date
from typing import Any

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import tournament_of
from toolkit.flows.results import absorb_results, problem_json, problem_words
from toolkit.flows.sheets import stamp
from toolkit.model.form import Problem
from toolkit.model.game import Colour, Mark, Tournament
from toolkit.model.play_facts import Ranked
from toolkit.model.play_state import SectionState
from toolkit.model.standing import Standing
from toolkit.standings.cross_table import CrossCell, cross_table
from toolkit.standings.order import TIED, standing
from toolkit.store.folder import PUBLIC
from toolkit.tiebreaks.base import parse
from toolkit.tiebreaks.field import Settings
from toolkit.tiebreaks.registry import chinese
from toolkit.workbooks.standings_book import PlaceRow, standings_book
from toolkit.workbooks.style import safe_sheet_name

_NEW_REGIME = date(2026, 3, 1)


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
            desk.note([Ranked(section, placed.after_round)])
        name = safe_sheet_name(section)
        lines.append(f"{section}：第 {placed.after_round} 轮后的名次：3公布/名次-{name}.xlsx")
        lines += _top(placed, state)
        data[section] = _json(placed, state)
    lines += [problem_words(p) for p in problems]
    return Outcome(
        (*lines, *desk.outputs.notes()), "张贴名次表。",
        {"sections": data, "findings": [problem_json(p) for p in problems]},
    )  # fmt: skip


def write_standing(desk: Desk, state: SectionState) -> Standing:
    """Ranks one section and writes its workbook."""
    tournament = tournament_of(state, desk.regulation.game)
    settings = Settings(
        regime=2026 if desk.regulation.dates.play.first >= _NEW_REGIME else 2024,
        round_robin=state.frozen.system == "round_robin",
    )
    placed = standing(tournament, _keys(desk, settings.round_robin), settings)
    keys = [chinese(parse(key)) for key in placed.keys[1:]]
    section = state.frozen.section
    title = f"{desk.regulation.short} {section} 名次"
    subtitle = f"第 {placed.after_round} 轮后；依次比较：积分、{'、'.join(keys)}"
    data = standings_book(
        stamp(desk, seq=state.seq, at=state.at), title, subtitle, keys, _rows(placed, tournament)
    )
    desk.outputs.write(f"{PUBLIC}/名次-{safe_sheet_name(section)}.xlsx", data)
    return placed


def _keys(desk: Desk, round_robin: bool) -> tuple[str, ...]:
    """The regulation's order of keys after the points; none named = points alone."""
    ranking = desk.regulation.ranking
    if ranking is None:
        return ()
    return ranking.round_robin_keys if round_robin and ranking.round_robin_keys else ranking.keys


def _rows(placed: Standing, tournament: Tournament) -> list[PlaceRow]:
    players = {player.number: player for player in tournament.competitors}
    cells = {row.number: row.cells for row in cross_table(tournament)}
    return [
        PlaceRow(
            row.rank,
            row.number,
            players[row.number].name,
            players[row.number].unit,
            tournament.scoring.show(row.points),
            tuple(key.value for key in row.keys),
            decided_words(row.decided_by),
            tuple(_cell(cell) for cell in cells[row.number]),
        )
        for row in placed.rows
    ]


def decided_words(key: str | None) -> str:
    """The key that parts a place from the one above, as people call it."""
    if key is None:
        return ""
    if key == TIED:
        return "各项相同，并列"
    return "积分" if key == "points" else chinese(parse(key))


def _cell(cell: CrossCell) -> str:
    signs = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0"}
    byes = {Mark.PAIRING_BYE: "轮空", Mark.FULL_BYE: "假1", Mark.HALF_BYE: "假½"}
    if cell.opponent is None:
        return byes.get(cell.mark, "—")
    side = "白" if cell.colour is Colour.WHITE else "黑"
    sign = signs.get(cell.mark, "" if cell.mark is Mark.PENDING else cell.mark.value)
    return f"{cell.opponent}{side}{sign}"


def _top(placed: Standing, state: SectionState) -> list[str]:
    names = {player.number: player.name for player in state.frozen.players}
    return [
        f"  {row.rank}. {names[row.number]}  {decided_words(row.decided_by)}".rstrip()
        for row in placed.rows[:3]
    ]


def _json(placed: Standing, state: SectionState) -> dict[str, Any]:
    players = {player.number: player for player in state.frozen.players}
    return {
        "after_round": placed.after_round,
        "rows": [
            {
                "rank": row.rank,
                "start_no": row.number,
                "name": players[row.number].name,
                "unit": players[row.number].unit,
                "points": row.points / 2 if state.frozen.system != "xiangqi_points" else row.points,
                "tiebreaks": {key.key: key.value for key in row.keys},
                "decided_by": row.decided_by,
            }
            for row in placed.rows
        ],
    }
