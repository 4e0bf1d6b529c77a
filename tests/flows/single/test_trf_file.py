"""What is read from the command line's files before anything is computed."""

from pathlib import Path

import pytest

from tests.pairing.fields import tournament
from toolkit.flows.outcome import Failure
from toolkit.flows.single.trf_file import (
    decoded,
    fouls_of,
    is_round_robin,
    load,
    load_for_pairing,
    numbered,
    pairing_rules,
    scoring_named,
    tiebreak_rules,
)
from toolkit.model.game import CHESS, XIANGQI, Scoring, Tournament
from toolkit.trf.document import Stated, TrfFile
from toolkit.trf.write import write_trf


def file(*lines: str, played: Tournament | None = None) -> TrfFile:
    return TrfFile(played or tournament("A\nB"), lines)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030"])
def test_encodings(encoding: str) -> None:
    assert decoded("组：张三".encode(encoding)) == "组：张三"
    assert decoded(b"\xff\xfe\xff") == "ÿþÿ"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert isinstance(load(tmp_path / "none.trf"), Failure)


def test_a_team_file_is_not_paired(tmp_path: Path) -> None:
    path = tmp_path / "team.trf"
    path.write_text(write_trf(file("192 FIDE_TEAM_MP")), "utf-8")
    told = load_for_pairing(path)
    assert isinstance(told, Failure)
    assert "团体赛" in told.message
    assert isinstance(load(path), TrfFile)  # its individual standing is fine


def test_only_a_file_that_asks_for_it_is_renumbered() -> None:
    plain = file()
    assert numbered(plain) == (plain, {1: 1, 2: 2})
    asked = TrfFile(plain.tournament, stated={1: Stated(0, 2), 2: Stated(0, 1)}, by_rank=True)
    renamed, order = numbered(asked)
    assert [player.name for player in renamed.tournament.competitors] == ["B", "A"]
    assert order == {1: 2, 2: 1}


@pytest.mark.parametrize(
    ("lines", "chosen", "pairing", "tiebreaks"),
    [
        ((), None, "2026", 2026),
        (("042 2026/02/28",), None, "2026", 2024),
        (("042 2026/01/31",), None, "2017", 2024),
        (("042 2020/01/01", "192 FIDE_DUTCH_2025"), None, "2026", 2024),
        (("192 FIDE_DUTCH_2017",), None, "2017", 2026),
    ],
)
def test_which_rules(
    lines: tuple[str, ...], chosen: str | None, pairing: str, tiebreaks: int
) -> None:
    assert pairing_rules(file(*lines), chosen) == pairing
    assert tiebreak_rules(file(*lines), chosen) == tiebreaks
    assert pairing_rules(file(*lines), "2017") == "2017"
    assert tiebreak_rules(file(*lines), "2024") == 2024


@pytest.mark.parametrize(
    ("lines", "table", "robin"),
    [
        ((), "A w21\nB b10", True),
        ((), "A w21 b21\nB b10 w10", True),
        ((), "A w21 Z\nB b10 w31\nC Z b20", False),
        (("092 Individual: Swiss-System",), "A w21\nB b10", False),
        (("192 BERGER_ROUNDROBIN",), "A Z\nB Z", True),
        ((), "A U", False),
    ],
)
def test_a_round_robin_is_recognised(lines: tuple[str, ...], table: str, robin: bool) -> None:
    assert is_round_robin(file(*lines, played=tournament(table))) is robin


@pytest.mark.parametrize(
    ("text", "scoring"),
    [("2-1-0", XIANGQI), ("1-0.5-0", CHESS), ("1-½-0", CHESS), ("3-1-0", Scoring(win=3, unit=1))],
)
def test_scorings(text: str, scoring: Scoring) -> None:
    assert scoring_named(text) == scoring


@pytest.mark.parametrize("text", ["two", "2-1", "2-1-0-0", ""])
def test_no_scoring(text: str) -> None:
    assert isinstance(scoring_named(text), Failure)


def test_fouls(tmp_path: Path) -> None:
    path = tmp_path / "fouls.csv"
    path.write_bytes("序号,姓名,犯规\n1,张三,2\n\n2,李四,0\n1,张三,1\n".encode("gb18030"))
    assert fouls_of(path) == {1: 3, 2: 0}
    assert fouls_of(None) == {}
    assert isinstance(fouls_of(tmp_path / "none.csv"), Failure)
    path.write_text("1,2\n2,many\n")
    told = fouls_of(path)
    assert isinstance(told, Failure)
    assert "第 2 行" in told.message
