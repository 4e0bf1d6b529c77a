"""Failures that other people's software really had with rounds, by the commands a user types.

The numbers are those of the collection (A3 36–46), like those of `test_public_failures`.
"""

from pathlib import Path
from typing import Any

from openpyxl import load_workbook

from tests.flows.office import done, qisai
from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.rounds.test_noted import note
from tests.workbooks.judge import cells
from toolkit.model.game import Colour, Competitor, Mark, RequestedBye, Tournament
from toolkit.trf.document import TrfFile
from toolkit.trf.write import write_trf

ROBIN = 5  # players of a section that plays a round robin


def written(path: Path, players: int, *asked: RequestedBye, first: Colour | None = None) -> Path:
    """A TRF file before round 1."""
    people = tuple(Competitor(n, f"Player{n}", rating=2000 - n) for n in range(1, players + 1))
    made = Tournament("Test", people, rounds_total=9, first_colour=first, requested=asked)
    path.write_text(write_trf(TrfFile(made)), encoding="utf-8")
    return path


def exported(event: Path) -> dict[int, str]:
    """The player lines of the exported TRF from the rounds on, by start number."""
    [file, _] = done("trf", "export", SECTION, event=event)["files"]
    lines = (event / file).read_text("utf-8").splitlines()
    return {int(line[4:8]): line[91:] for line in lines if line.startswith("001")}


def rows(event: Path) -> dict[int, Any]:
    placed = done("standings", event=event)["sections"][SECTION]["rows"]
    return {row["start_no"]: row for row in placed}


def test_36_the_bye_of_an_odd_field_is_u_and_comes_once(tmp_path: Path) -> None:
    event = published_event(tmp_path, 13)
    free = []
    for number in (1, 2, 3):
        free += pair_next(event).data["byes"]
        type_all(event, number)
    assert len(set(free)) == 3
    lines = exported(event)
    for number, player in enumerate(free):
        assert lines[player][10 * number : 10 * number + 8] == "0000 - U"


def test_37_an_odd_round_robin(tmp_path: Path) -> None:
    event = published_event(tmp_path, ROBIN)
    met: list[tuple[int, int]] = []
    free: list[int] = []
    for number in range(1, ROBIN + 1):
        made = pair_next(event).data
        met += [(white, black) for white, black in made["pairs"]]
        free += made["byes"]
        type_all(event, number, "½-½")
    assert sorted(free) == [1, 2, 3, 4, 5]
    assert len({frozenset(pair) for pair in met}) == len(met) == 10
    assert all(sum(white == n for white, _ in met) == 2 for n in free)
    assert {row["points"] for row in rows(event).values()} == {2.0}
    assert qisai("pair", SECTION, event=event).code == 1


def test_39_requested_byes_with_an_odd_field(tmp_path: Path) -> None:
    five = written(tmp_path / "5.trf", 5, RequestedBye(1, 2, Mark.HALF_BYE))
    made = done("trf", "pair", five, now=None)
    assert (len(made["pairs"]), made["bye"]) == (2, None)
    more = written(tmp_path / "17.trf", 17, RequestedBye(1, 9, Mark.FULL_BYE))
    made = done("trf", "pair", more, now=None)
    assert (len(made["pairs"]), made["bye"]) == (8, None)
    assert 9 not in {number for pair in made["pairs"] for number in pair}


def test_40_everybody_withdraws_and_somebody_comes_late(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    note(event, "名单变动", 4, 变动="补报", 姓名="晚到", 补报的单位="新队")
    assert 13 in set(pair_next(event).data["byes"]) | set(_paired(event, 2))
    type_all(event, 2)
    assert exported(event)[13].startswith("0000 - Z")
    for number in range(1, 14):
        note(event, "名单变动", 4 + number, 变动="退赛", 号=f"{number}")
    answer = qisai("pair", SECTION, event=event)
    assert answer.code == 1
    assert answer.err
    assert not (event / f"3公布/对阵-{SECTION}-第3轮.xlsx").exists()


def _paired(event: Path, number: int) -> list[int]:
    wall = cells((event / f"3公布/对阵-{SECTION}-第{number}轮.xlsx").read_bytes(), "对阵表")
    return [int(n) for row in wall[3:] for n in (row[1], row[7]) if n]


def test_41_who_is_equal_on_all_keys_is_tied_and_42_places_are_places(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1, "½-½")
    placed = rows(event)
    assert {row["rank"] for row in placed.values()} == {1}
    assert {row["decided_by"] for row in placed.values()} == {None, "tied"}
    type_cells(event, 1, {"1": "0-1"})
    won = next(row for row in rows(event).values() if row["points"] == 1.0)
    posted = cells((event / f"3公布/名次-{SECTION}.xlsx").read_bytes(), "名次")
    assert posted[3][:2] == [1, won["start_no"]]


def test_43_a_no_show_is_a_forfeit_with_its_opponent_and_44_gives_no_colour(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    white, black = pair_next(event).data["pairs"][0]
    type_all(event, 1)
    type_cells(event, 1, {"1": "黑方弃权"})
    lines = exported(event) if done("results", event=event) else {}
    assert (lines[white][:8], lines[black][:8]) == (f"{black:4d} w +", f"{white:4d} b -")
    pair_next(event)
    wall = load_workbook(event / f"3公布/对阵-{SECTION}-第2轮.xlsx")["对阵说明"]
    reasons = [str(why) for _, _, why in wall.iter_rows(min_row=4, values_only=True)]
    names = {row["start_no"]: row["name"] for row in rows(event).values()}
    free_choice = f"{white} 号{names[white]}先后手都可以"
    assert [text for text in reasons if free_choice in text]


def test_45_round_one_when_the_first_is_absent(tmp_path: Path) -> None:
    absent = (RequestedBye(1, 1, Mark.ZERO_BYE), RequestedBye(1, 9, Mark.ZERO_BYE))
    file = written(tmp_path / "45.trf", 10, *absent, first=Colour.BLACK)
    for rules in ("2026", "2017"):
        made = done("trf", "pair", file, "--rules", rules, now=None)
        assert made["pairs"] == [[6, 2], [3, 7], [8, 4], [5, 10]]
