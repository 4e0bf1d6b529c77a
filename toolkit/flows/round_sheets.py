"""The workbooks of a section's rounds: 编排 for the arbiters, 对阵 for the wall."""

from msgspec.structs import replace

from toolkit.flows.desk import Desk
from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.posting import post
from toolkit.flows.sheets import stamp
from toolkit.flows.slips import write_slips
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.rounds import BYE, round_table, row_id, word_of
from toolkit.layouts.wall import PairingRow, wall_listings
from toolkit.model.game import Competitor, Mark, Tournament, sides
from toolkit.model.hall import Hall
from toolkit.model.play_facts import RoundPaired
from toolkit.model.play_state import SectionState
from toolkit.store.folder import FILL_IN
from toolkit.workbooks.round_book import RoundSheet, round_book
from toolkit.workbooks.style import safe_sheet_name

SYSTEMS = {
    "2017": "瑞士制（国际棋联 2017 规则）",
    "2026": "瑞士制（国际棋联 2026 规则）",
    "berger": "循环制（贝格尔表）",
    "xiangqi_points": "积分编排制",
}
_BYES = {Mark.PAIRING_BYE: BYE, Mark.FULL_BYE: "请假（全分）", Mark.HALF_BYE: "请假（半分）"}


def book_name(section: str) -> str:
    """2填写/编排-<组别>.xlsx."""
    return f"{FILL_IN}/编排-{safe_sheet_name(section)}.xlsx"


def write_rounds(desk: Desk, section: str) -> None:
    """Both workbooks of a section, as its facts have them."""
    state = desk.state.sections[section]
    if not state.rounds:
        return
    game = desk.regulation.game
    played = tournament_of(state, scoring_of(desk.regulation))
    title = f"{desk.regulation.short} {section}"
    sheets = []
    for paired in state.rounds:
        rows = _lines(played, paired, game, desk.state.hall)
        system = SYSTEMS.get(paired.engine, "")
        hint = f"{system}；在黄色格里填结果，保存后运行 qisai results。"
        fill_rows = tuple(FillRow(id_, texts) for id_, texts in rows.items())
        sheets.append(RoundSheet(round_table(paired.round.number, game), fill_rows, hint))
        _write_wall(desk, state, paired, list(rows.values()))
    made = stamp(desk, seq=state.seq, at=state.at)
    desk.outputs.write(book_name(section), round_book(made, title, sheets), filled_in=True)


def _write_wall(
    desk: Desk, state: SectionState, paired: RoundPaired, rows: list[dict[str, str]]
) -> None:
    section, number = paired.section, paired.round.number
    first = "红方" if desk.regulation.game == "xiangqi" else "白方"
    title = f"{desk.regulation.short} {section} 第 {number} 轮对阵表"
    told = (
        desk.state.hall.when_and_where(section, number),
        SYSTEMS.get(paired.engine, ""),
        f"抽签种子 {state.frozen.seed}",
    )
    subtitle = "；".join(text for text in told if text)
    wall = [
        PairingRow(
            row["board"], row["white_no"], row["white"], row["white_unit"], row["white_points"],
            row["black_points"], row["black_no"], row["black"], row["black_unit"], reason,
        )
        for row, reason in zip(rows, paired.reasons, strict=True)
    ]  # fmt: skip
    seq, at = state.published[number - 1]
    name = f"对阵-{safe_sheet_name(section)}-第{number}轮"
    made = stamp(desk, seq=seq, at=at)
    post(desk, name, made, wall_listings(title, subtitle, wall, first))
    write_slips(desk, state, number, wall, made)


def _lines(
    played: Tournament, paired: RoundPaired, game: str, hall: Hall
) -> dict[str, dict[str, str]]:
    """Every board by its table's number, then every bye; points are those before the round."""
    number = paired.round.number
    before = replace(played, rounds=played.rounds[: number - 1])
    table = played.scoring.table()
    points = {
        n: played.scoring.show(sum(table[side.mark] for side in row))
        for n, row in sides(before).items()
    }
    players = {player.number: player for player in played.competitors}
    lines = {}
    for game_ in played.rounds[number - 1].games:
        lines[row_id(number, game_.board)] = {
            "board": str(hall.table(paired.section, game_.board)),
            **_side("white", players[game_.white], points),
            "result": word_of(game_.result, game),
            **_side("black", players[game_.black], points),
        }
    for bye in paired.round.byes:
        word = _BYES.get(bye.mark, "缺席")
        side = _side("white", players[bye.player], points)
        empty = {f"black{part}": "" for part in ("", "_no", "_unit", "_points")}
        lines[row_id(number, -bye.player)] = {"board": BYE, **side, "result": word, **empty}
    return lines


def _side(colour: str, player: Competitor, points: dict[int, str]) -> dict[str, str]:
    return {
        f"{colour}_no": str(player.number),
        colour: player.name,
        f"{colour}_unit": player.unit,
        f"{colour}_points": points[player.number],
    }
