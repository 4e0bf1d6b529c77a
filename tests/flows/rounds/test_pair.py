"""Rounds by commands: start list, pairing, what stops it, and that published rounds stay."""

from pathlib import Path

import pytest

from tests.flows.playing import SECTION, pair_next, published_event, type_all, type_cells
from tests.flows.working import refused, run
from toolkit.flows.record.undo import rebuild, undo
from toolkit.flows.rounds.pair import pair, section_named


def test_three_rounds_of_twelve_players_without_a_rematch(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    met: set[frozenset[int]] = set()
    for number in (1, 2, 3):
        made = pair_next(event)
        assert made.data["round"] == number
        assert made.data["rules"] == "2017"  # the event was played before 2026-02-01
        pairs = [frozenset(pair) for pair in made.data["pairs"]]
        assert len(pairs) == 6
        assert not met.intersection(pairs)
        met.update(pairs)
        type_all(event, number)


def test_ten_players_play_all_against_all(tmp_path: Path) -> None:
    event = published_event(tmp_path, 10)
    assert pair_next(event).data["rules"] == "berger"


def test_an_odd_field_has_one_bye_each_round_and_nobody_twice(tmp_path: Path) -> None:
    event = published_event(tmp_path, 11)
    byes = []
    for number in (1, 2, 3):
        byes += pair_next(event).data["byes"]
        type_all(event, number, "½-½")
    assert len(set(byes)) == len(byes) == 3


def test_nothing_is_paired_while_a_result_is_missing(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_cells(event, 1, {"1": "1-0", "2": "0-1"})
    failure = refused(event, lambda desk: pair(desk, SECTION))
    assert "N001" in failure.message
    assert "4 台" in failure.message


@pytest.mark.parametrize(("typed", "code"), [({"3": "赢了"}, "N009"), ({"轮空": "1-0"}, "N003")])
def test_a_result_that_can_not_be_stops_the_pairing(
    tmp_path: Path, typed: dict[str, str], code: str
) -> None:
    event = published_event(tmp_path, 11)
    pair_next(event)
    type_all(event, 1)
    type_cells(event, 1, typed)
    assert code in refused(event, lambda desk: pair(desk, SECTION)).message


def test_nothing_is_paired_before_the_list_is_published(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    other = "一级棋士组(女子)"
    assert "0 名棋手" in refused(event, lambda desk: pair(desk, other)).message


def test_sections_are_known_by_their_short_names(tmp_path: Path) -> None:
    event = published_event(tmp_path, 2)
    names: list[object] = []

    def ask(desk):  # type: ignore[no-untyped-def]
        names.extend(section_named(desk, text) for text in ("大师组男子", "候补女子", SECTION))
        return section_named(desk, "神仙组")

    assert "没有叫" in refused(event, ask).message
    assert names == [SECTION, "候补棋协大师组(女子)", SECTION]


def test_an_undone_round_is_gone_and_a_deleted_workbook_comes_back(tmp_path: Path) -> None:
    event = published_event(tmp_path, 12)
    pair_next(event)
    type_all(event, 1)
    first = pair_next(event)
    book = event / "2填写" / f"编排-{SECTION}.xlsx"
    before = book.read_bytes()
    book.unlink()
    run(event, rebuild)
    assert book.read_bytes() == before
    run(event, lambda desk: undo(desk, None, "编错了"))
    assert not (event / "3公布" / f"对阵-{SECTION}-第2轮.xlsx").exists()
    assert (event / "3公布" / f"对阵-{SECTION}-第1轮.xlsx").exists()
    again = pair_next(event)
    assert again.data == first.data
