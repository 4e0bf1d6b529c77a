"""The workbooks of a section's rounds: 编排 for the arbiters, 对阵 for the wall."""

from collections.abc import Mapping

from msgspec.structs import replace

from toolkit.flows.desk import Desk
from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.posting import PICTURES, post
from toolkit.flows.rounds.drafting import draft_rows
from toolkit.flows.rounds.noted import note_rows
from toolkit.flows.rounds.slips import slips_file, write_slips
from toolkit.flows.rounds.systems import SYSTEMS
from toolkit.flows.stamps import stamp
from toolkit.layouts.between import CHANGES, PROTESTS
from toolkit.layouts.draft import draft_table
from toolkit.layouts.fill_in import FillRow, FillTable
from toolkit.layouts.rounds import (
    BYE,
    OMITTED,
    SWAPPED,
    bye_word,
    first_side,
    round_table,
    row_id,
    word_of,
)
from toolkit.layouts.wall import PairingRow, wall_listings
from toolkit.model.game import Competitor, Tournament, sides
from toolkit.model.hall import Hall
from toolkit.model.play_facts import ResultEntered, RoundPaired
from toolkit.model.play_state import SectionState
from toolkit.pairing.round_robin import RULES as BERGER
from toolkit.store.folder import FILL_IN, PUBLIC
from toolkit.workbooks.round_book import RoundSheet, round_book
from toolkit.workbooks.style import safe_sheet_name


def book_name(section: str) -> str:
    """2填写/编排-<组别>.xlsx."""
    return f"{FILL_IN}/编排-{safe_sheet_name(section)}.xlsx"


def wall_name(section: str, number: int) -> str:
    """What the wall sheet of a round is called, without its ending."""
    return f"对阵-{safe_sheet_name(section)}-第{number}轮"


def round_files(section: str, number: int) -> tuple[str, ...]:
    """The files that a published round has for itself."""
    wall = wall_name(section, number)
    return (
        f"{PUBLIC}/{wall}.xlsx", f"{PUBLIC}/{wall}.pdf", f"{PICTURES}/{wall}.png",
        slips_file(section, number),
    )  # fmt: skip


def standing_files(section: str) -> tuple[str, ...]:
    """The files that a published standing has."""
    name = f"名次-{safe_sheet_name(section)}"
    return f"{PUBLIC}/{name}.xlsx", f"{PUBLIC}/{name}.pdf", f"{PICTURES}/{name}.png"


Kept = Mapping[str, Mapping[str, dict[str, str]]]
"""Cells that were not understood, or not used yet, by sheet and row."""


def write_rounds(desk: Desk, section: str, kept: Kept | None = None) -> None:
    """Both workbooks of a section, as its facts have them."""
    state = desk.state.sections[section]
    if not state.rounds and not state.draft:
        return
    with desk.outputs.together():
        _write_rounds(desk, section, state, kept or {})


def _write_rounds(desk: Desk, section: str, state: SectionState, kept: Kept) -> None:
    game = desk.regulation.game
    played = tournament_of(state, scoring_of(desk.regulation))
    sheets = []
    for paired in state.rounds:
        rows = _lines(played, state, paired, game, desk.state.hall)
        system = SYSTEMS.get(paired.engine, "")
        hint = f"{system}；在黄色格里填结果，保存后运行 qisai results。"
        recorded = desk.regulation.records is not None
        table = round_table(paired.round.number, game, recorded=recorded)
        slips = kept.get(table.sheet, {})
        fill_rows = tuple(FillRow(id_, texts | slips.get(id_, {})) for id_, texts in rows.items())
        sheets.append(RoundSheet(table, fill_rows, hint))
        _write_wall(desk, state, paired, list(rows.values()))
    beside = _beside(state, played, game, kept)
    made = stamp(desk, seq=state.seq, at=state.at)
    title = f"{desk.regulation.short} {section}"
    desk.outputs.write(book_name(section), round_book(made, title, sheets, beside), filled_in=True)


def _beside(
    state: SectionState, played: Tournament, game: str, kept: Kept
) -> list[tuple[FillTable, list[FillRow], str]]:
    """The draft, if there is one, 名单变动 and 抗议."""
    sheets = []
    if state.draft:
        table = draft_table(state.draft.round.number, first_side(game))
        rows = draft_rows(state.draft, played, kept.get(table.sheet, {}))
        sheets.append((table, rows, _DRAFT))
    for table, hint in ((CHANGES, _CHANGES), (PROTESTS, _PROTESTS)):
        sheets.append((table, note_rows(table, state, kept.get(table.sheet, {})), hint))
    return sheets


_DRAFT = "这一轮还没有公布。要改的在黄色格里写，保存后运行 qisai pair 组别，就按改过的公布。"
_CHANGES = "退赛、请假、补报、回避写在这里，保存后运行 qisai pair 组别。"
_PROTESTS = "抗议和裁决写在这里；已下完的棋照算，除非裁决另有说明。"


def _write_wall(
    desk: Desk, state: SectionState, paired: RoundPaired, rows: list[dict[str, str]]
) -> None:
    section, number = paired.section, paired.round.number
    first = first_side(desk.regulation.game)
    title = f"{desk.regulation.short} {section} 第 {number} 轮对阵表"
    told = (
        desk.state.hall.when_and_where(section, number),
        SYSTEMS.get(paired.engine, ""),
        f"抽签种子 {state.frozen.seed}",
        f"原对阵已撤回，重新编排：{again}" if (again := state.withdrawn.get(number)) else "",
        f"含裁判长手工调整：{paired.by_hand}" if paired.by_hand else "",
    )
    subtitle = "；".join(text for text in told if text)
    wall = [
        PairingRow(
            row["board"] if row["black"] else row["result"].partition("（")[0],
            row["white_no"], row["white"], row["white_unit"], row["white_points"],
            row["black_points"], row["black_no"], row["black"], row["black_unit"],
            reason or ("" if row["black"] else row["result"]),
        )
        for row, reason in zip(rows, paired.reasons, strict=True)
    ]  # fmt: skip
    seq, at = state.published[number - 1]
    made = stamp(desk, seq=seq, at=at)
    post(desk, wall_name(section, number), made, wall_listings(title, subtitle, wall, first))
    write_slips(desk, state, number, wall, made)


def _lines(
    played: Tournament, state: SectionState, paired: RoundPaired, game: str, hall: Hall
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
    for printed in paired.round.games:
        entered = state.results.get((number, printed.board))
        lines[row_id(number, printed.board)] = {
            "board": str(hall.table(paired.section, printed.board)),
            **_side("white", players[printed.white], points),
            **_side("black", players[printed.black], points),
            **(_entered(entered, game) if entered else {"result": ""}),
        }
    for bye in paired.round.byes:
        word = bye_word(bye.mark, robin=paired.engine == BERGER)
        side = _side("white", players[bye.player], points)
        empty = {f"black{part}": "" for part in ("", "_no", "_unit", "_points")}
        lines[row_id(number, -bye.player)] = {"board": BYE, **side, "result": word, **empty}
    return lines


def _entered(fact: ResultEntered, game: str) -> dict[str, str]:
    """What stands in the yellow cells of a board."""
    return {
        "result": word_of(fact.result, game),
        "swapped": SWAPPED if fact.swapped else "",
        "white_fouls": f"{fact.white_fouls or ''}",
        "black_fouls": f"{fact.black_fouls or ''}",
        "record": OMITTED if fact.white_omitted or fact.black_omitted else "",
    }


def _side(colour: str, player: Competitor, points: dict[int, str]) -> dict[str, str]:
    return {
        f"{colour}_no": str(player.number),
        colour: player.name,
        f"{colour}_unit": player.unit,
        f"{colour}_points": points[player.number],
    }
