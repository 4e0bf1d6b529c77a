"""A round from the engine, checked, in board order, with its reasons."""

import json

import pytest
from msgspec.structs import replace

from bench.rounds import played_rounds
from tests.pairing.fields import tournament
from tests.trf.samples import trf_files
from toolkit.model.game import Bye, Mark, RequestedBye, Tournament
from toolkit.pairing import swiss
from toolkit.pairing.engine import Drawn, NoPairing
from toolkit.pairing.legality import broken_rules
from toolkit.pairing.swiss import SwissOptions, pair_round, rules_on
from toolkit.trf.read import read_trf

FIVE = "A\nB\nC\nD\nE"


def asked(played: Tournament, *requests: tuple[int, Mark]) -> Tournament:
    byes = tuple(RequestedBye(played.next_round, number, mark) for number, mark in requests)
    return replace(played, requested=byes)


def test_all_positions_with_known_answers() -> None:
    for path in trf_files("positions"):
        wanted = json.loads(path.with_suffix(".json").read_text())
        played = read_trf(path.read_text()).tournament
        found = pair_round(played, SwissOptions(rules=wanted["rules"]))
        pairs = [[board.white, board.black] for board in found.boards]
        pairs += [[bye.player, 0] for bye in found.byes if bye.mark is Mark.PAIRING_BYE]
        assert {str(found.round): pairs} == wanted["pairs"], path.name


@pytest.mark.parametrize("rules", ["2017", "2026"])
def test_requested_byes_with_an_odd_field(rules: str) -> None:
    """Public failure 39: 5 players, one asks off: two games and no other bye."""
    found = pair_round(asked(tournament(FIVE), (2, Mark.HALF_BYE)), SwissOptions(rules=rules))
    assert len(found.boards) == 2
    assert found.byes == (Bye(2, Mark.HALF_BYE),)
    assert not found.findings


def test_17_players_with_one_bye_given_beforehand() -> None:
    """Public failure 39."""
    seventeen = tournament("\n".join(f"P{n}" for n in range(17)))
    found = pair_round(asked(seventeen, (9, Mark.FULL_BYE)), SwissOptions())
    assert len(found.boards) == 8
    assert found.byes == (Bye(9, Mark.FULL_BYE),)


def test_the_bye_is_given_once_and_as_a_pairing_bye() -> None:
    """Public failure 36."""
    first = pair_round(tournament(FIVE), SwissOptions())
    assert [(bye.player, bye.mark.value) for bye in first.byes] == [(5, "U")]
    assert "5 号E" in first.bye_reasons[0]
    second = pair_round(tournament("A w31\nB b41\nC b10\nD w20\nE U"), SwissOptions())
    assert second.byes[0].player != 5


def test_everybody_has_left() -> None:
    """Public failure 40: no round, and a clear word."""
    gone = tournament("A w2=\nB b1=")
    gone = replace(gone, competitors=tuple(replace(p, withdrawn_after=1) for p in gone.competitors))
    found = pair_round(gone, SwissOptions())
    assert not found.boards
    assert found.findings[0].code == "N010"
    assert "没有可以编排的棋手" in found.findings[0].message


def test_one_player_alone_has_the_bye_once() -> None:
    assert pair_round(tournament("A"), SwissOptions()).byes == (Bye(1, Mark.PAIRING_BYE),)
    assert pair_round(tournament("A U"), SwissOptions()).findings[0].code == "N010"


def test_a_late_entrant_changes_nobody_else() -> None:
    """Public failure 40: he has no points for round 1 and is paired in round 2."""
    played = tournament("A w31\nB b4=\nC b10\nD w2=\nE Z")
    joins = replace(
        played,
        competitors=tuple(replace(p, joins=2) if p.name == "E" else p for p in played.competitors),
    )
    found = pair_round(joins, SwissOptions())
    assert {5} < {n for board in found.boards for n in (board.white, board.black)} | {
        bye.player for bye in found.byes
    }


@pytest.mark.parametrize("rules", ["2017", "2026"])
def test_no_legal_pairing_is_a_finding_and_no_boards(rules: str) -> None:
    found = pair_round(tournament("A w2=\nB b1="), SwissOptions(rules=rules))
    assert not found.boards
    assert (found.findings[0].code, found.findings[0].severity) == ("N010", "error")
    assert "没有合法的对阵" in found.findings[0].message


def test_nothing_is_paired_while_a_result_is_missing() -> None:
    found = pair_round(tournament("A w2?\nB b1?"), SwissOptions())
    assert not found.boards
    assert found.findings[0].code == "N001"
    assert "第 1 轮还有 1 台" in found.findings[0].message


def test_after_the_last_round_there_is_none() -> None:
    found = pair_round(tournament("A w3=\nB w4=\nC b1=\nD b2=", total=1), SwissOptions())
    assert not found.boards
    assert "全部 1 轮" in found.findings[0].message


def test_units_stay_apart_while_that_is_possible() -> None:
    field = tournament("A@甲\nB@乙\nC@甲\nD@乙")
    together = pair_round(field, SwissOptions())
    assert {(b.white, b.black) for b in together.boards} == {(1, 3), (4, 2)}
    apart = pair_round(field, SwissOptions(units_apart=1))
    assert {(b.white, b.black) for b in apart.boards} == {(1, 4), (3, 2)}
    one_unit = pair_round(tournament("A@甲\nB@甲"), SwissOptions(units_apart=1))
    assert len(one_unit.boards) == 1
    assert one_unit.findings[0].code == "N011"


def test_a_missing_engine_offers_the_newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(swiss._ENGINES, "2017", lambda _t: NoPairing("missing_engine"))
    found = pair_round(tournament(FIVE), SwissOptions(rules="2017"))
    assert "py4swiss" in found.findings[0].message
    assert "--rules 2026" in found.findings[0].remedy


def test_an_engine_that_breaks_a_rule_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(swiss._ENGINES, "2026", lambda _t: Drawn(((1, 2),)))
    found = pair_round(tournament("A w2=\nB b1="), SwissOptions())
    assert not found.boards
    assert "已经对弈过" in found.findings[0].message


@pytest.mark.parametrize("rules", ["2017", "2026"])
def test_random_rounds_are_legal_and_every_board_has_its_reasons(rules: str) -> None:
    for played in played_rounds(11, 17, 8, rules, trouble=0.05):
        if len(played.rounds) == 8:
            break
        found = pair_round(played, SwissOptions(rules=rules))
        pairs = [(board.white, board.black) for board in found.boards]
        byes = [bye.player for bye in found.byes if bye.mark is Mark.PAIRING_BYE]
        assert broken_rules(played, pairs, byes[0] if byes else None, rules) == []
        assert all(len(board.reasons) == 2 for board in found.boards)
        assert len(found.bye_reasons) == len(byes)


@pytest.mark.parametrize(
    ("day", "rules"),
    [("2020-12-25", "2017"), ("2026-01-31", "2017"), ("2026-02-01", "2026"), ("", "2026")],
)
def test_the_date_chooses_the_rules(day: str, rules: str) -> None:
    assert rules_on(day) == rules
