"""Standings name the key that decided each place, and order by nothing else."""

from itertools import pairwise
from pathlib import Path

from openpyxl import load_workbook

from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.working import run
from toolkit.flows.rounds.standings import standings


def test_each_place_names_what_parts_it_from_the_one_above(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    for number in (1, 2, 3):
        pair_next(event)
        type_all(event, number, "1-0" if number % 2 else "½-½")
    made = run(event, standings)
    rows = made.data["sections"][SECTION]["rows"]
    assert made.data["sections"][SECTION]["after_round"] == 3
    assert [row["rank"] for row in rows] == sorted(row["rank"] for row in rows)
    assert rows[0]["decided_by"] is None
    keys = ("points", "BH/C1", "BH", "SB", "WIN", "BWG")
    for above, row in pairwise(rows):
        values = [(above["points"], row["points"])] + [
            (float(above["tiebreaks"][key]), float(row["tiebreaks"][key])) for key in keys[1:]
        ]
        first = next((key for key, (a, b) in zip(keys, values, strict=True) if a != b), "tied")
        assert row["decided_by"] == first


def test_the_workbook_shows_the_same_places_and_the_cross_table(tmp_path: Path) -> None:
    event = published_event(tmp_path, 11)
    pair_next(event)
    type_all(event, 1)
    made = run(event, standings)
    book = load_workbook(event / "3公布" / f"名次-{SECTION}.xlsx")
    shown = [row[2].value for row in book["名次"].iter_rows(min_row=4, max_row=14)]
    assert shown == [row["name"] for row in made.data["sections"][SECTION]["rows"]]
    texts = [cell.value for row in book["交叉表"].iter_rows() for cell in row]
    assert "轮空" in texts


def test_a_direct_encounter_is_shown_as_the_place_it_gives_among_the_tied(tmp_path: Path) -> None:
    event = published_event(tmp_path, 4)
    winners = {frozenset({1, 4}): 1, frozenset({2, 3}): 2, frozenset({2, 4}): 4}
    for number in (1, 2, 3):
        boards = enumerate(pair_next(event).data["pairs"], 1)
        typed = {}
        for board, (white, black) in boards:
            won = winners.get(frozenset({white, black}))
            typed[f"{board}"] = "½-½" if won is None else "1-0" if won == white else "0-1"
        type_cells(event, number, typed)
    run(event, standings)
    sheet = load_workbook(event / "3公布" / f"名次-{SECTION}.xlsx")["名次"]
    column = next(cell.column for cell in sheet[3] if cell.value == "直胜")
    shown = {sheet.cell(row, 2).value: sheet.cell(row, column).value for row in range(4, 8)}
    assert shown == {1: "—", 4: "第1", 2: "第2", 3: "—"}
