"""One TRF file in, the contract's JSON out."""

import json
from pathlib import Path

import pytest

from bench.rounds import random_tournament
from tests.trf.samples import trf_files
from toolkit.flows.trf import TrfError, check_file, pair_file, standings_file
from toolkit.trf.document import TrfFile
from toolkit.trf.write import write_trf


def player(number: int, points: float, rank: int, *cells: str) -> str:
    columns = "".join(f"  {cell}" for cell in cells)
    return (
        f"001 {number:4}      {f'棋手{number}':<33} {0:4}     {'':11} {'':10} {points:4} {rank:4}"
        f"{columns}"
    )


FOUR = "\n".join([
    "012 组",
    player(1, 1.0, 4, "   3 w 1"),
    player(2, 1.0, 3, "   4 b 1"),
    player(3, 0.0, 2, "   1 b 0"),
    player(4, 0.0, 1, "   2 w 0"),
    "142 3",
    "152 W",
])  # fmt: skip


def written(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    path = folder / "a.trf"
    path.write_bytes(text.encode(encoding))
    return path


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030"])
def test_the_pairing_document(tmp_path: Path, encoding: str) -> None:
    assert pair_file(written(tmp_path, FOUR, encoding), "2026") == {
        "round": 2,
        "rules": "2026",
        "pairs": [[2, 1], [3, 4]],
        "bye": None,
        "findings": [],
    }


def test_the_bye_stands_in_its_own_place(tmp_path: Path) -> None:
    found = pair_file(written(tmp_path, FOUR + "\nXXZ 1"))
    assert found["bye"] in (3, 4)
    assert len(found["pairs"]) == 1
    assert found["bye"] not in found["pairs"][0]


def test_no_legal_pairing_is_a_finding(tmp_path: Path) -> None:
    two = "\n".join([player(1, 0.5, 1, "   2 w ="), player(2, 0.5, 2, "   1 b ="), "142 3"])
    found = pair_file(written(tmp_path, two))
    assert (found["pairs"], found["bye"]) == ([], None)
    assert found["findings"][0]["code"] == "N010"


@pytest.mark.parametrize(
    ("record", "rules"),
    [
        ("192 FIDE_DUTCH_2025", "2026"),
        ("192 FIDE_DUTCH_2026_BAKU", "2026"),
        ("192 FIDE_DUTCH_2017\n042 2026/03/01", "2017"),
        ("042 2020/12/25", "2017"),
        ("042 2026/02/01", "2026"),
        ("022 淄博", "2026"),
    ],
)
def test_which_rules(tmp_path: Path, record: str, rules: str) -> None:
    path = written(tmp_path, FOUR + "\n" + record)
    assert pair_file(path)["rules"] == rules
    assert pair_file(path, "2017")["rules"] == "2017"


def test_a_file_that_asks_for_its_ranks_is_paired_by_them(tmp_path: Path) -> None:
    """Ranks are 4 3 2 1: in round 1 the top is player 4."""
    fresh = "\n".join(player(n, 0.0, 5 - n) for n in (1, 2, 3, 4))
    assert pair_file(written(tmp_path, fresh))["pairs"] == [[1, 3], [4, 2]]
    assert pair_file(written(tmp_path, fresh + "\nXXC rank"))["pairs"] == [[4, 2], [1, 3]]


def test_all_positions_of_the_bench() -> None:
    for path in trf_files("positions"):
        wanted = json.loads(path.with_suffix(".json").read_text())
        found = pair_file(path, wanted["rules"])
        pairs = found["pairs"] + ([[found["bye"], 0]] if found["bye"] else [])
        assert {str(found["round"]): pairs} == wanted["pairs"], path.name
        if wanted["rules"] == "2026":  # the files say so themselves
            assert pair_file(path) == found


def test_the_standings_document(tmp_path: Path) -> None:
    found = standings_file(written(tmp_path, FOUR), ["BH-C1", "WIN"])
    assert found["rows"][0] == {
        "rank": 1,
        "start_no": 1,
        "points": 1,
        "tiebreaks": {"BH-C1": 0, "WIN": 1},
        "decided_by": None,
    }
    assert [row["decided_by"] for row in found["rows"]] == [None, "tied", "points", "tied"]


def test_xiangqi_points_and_fouls(tmp_path: Path) -> None:
    fouls = tmp_path / "fouls.csv"
    fouls.write_bytes("序号,犯规\n1,2\n2,0\n1,1\n\n".encode("gb18030"))
    path = written(tmp_path, FOUR)
    keys = ["opponents", "wins", "fouls", "black_games", "previous_round"]
    rows = standings_file(path, keys, scoring="2-1-0", fouls=fouls)["rows"]
    assert [(row["start_no"], row["points"]) for row in rows][:2] == [(2, 2), (1, 2)]
    assert rows[1]["decided_by"] == "fouls"
    assert rows[1]["tiebreaks"]["fouls"] == 3


@pytest.mark.parametrize(
    ("date", "rules", "expected"),
    [("2026/02/28", None, 26.5), ("2026/03/01", None, 26), ("", None, 26), ("", "2024", 26.5)],
)
def test_the_regime_of_unplayed_rounds(
    tmp_path: Path, date: str, rules: str | None, expected: float
) -> None:
    sample = [path for path in trf_files("tiebreaks") if "unplayed" in path.name]
    for path in sample:
        text = path.read_text() + (f"\n042 {date}" if date else "")
        rows = standings_file(written(tmp_path, text), ["BH"], rules)["rows"]
        assert {row["start_no"]: row["tiebreaks"]["BH"] for row in rows}[1] == expected


@pytest.mark.parametrize(
    ("record", "robin"),
    [("", True), ("092 Individual: Swiss-System", False), ("192 BERGER_ROUNDROBIN", True)],
)
def test_a_round_robin_is_recognised(tmp_path: Path, record: str, robin: bool) -> None:
    """Two players, one forfeited game: only a round robin counts it for Buchholz."""
    two = "\n".join([player(1, 1.0, 1, "   2 w +"), player(2, 0.0, 2, "   1 b -"), record])
    rows = standings_file(written(tmp_path, two), ["BH"], "2024")["rows"]
    assert rows[0]["tiebreaks"]["BH"] == (0 if robin else 1)


def test_every_round_is_held_against_the_engine(tmp_path: Path) -> None:
    played = random_tournament(5, 12, 5, trouble=0.05)
    right = written(tmp_path, write_trf(TrfFile(played)))
    found = check_file(right, "2026")
    assert found["ok"]
    assert [item["round"] for item in found["rounds"]] == [1, 2, 3, 4, 5]
    wrong = check_file(written(tmp_path, FOUR.replace("152 W", "152 B")), "2026")
    assert not wrong["ok"]
    assert wrong["rounds"][0]["only_in_file"] == [[1, 3], [4, 2]]
    assert wrong["rounds"][0]["only_by_rules"] == [[2, 4], [3, 1]]


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "没有棋手"), (FOUR.replace("3 b 0", "9 b 0").replace("3 w 1", "9 w 1"), "不在名单里")],
)
def test_a_file_that_can_not_be_used(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(TrfError) as caught:
        pair_file(written(tmp_path, text))
    error = caught.value.as_json()["error"]
    assert message in error["message"]
    assert error["remedy"]


def test_other_faults_of_the_user(tmp_path: Path) -> None:
    path = written(tmp_path, FOUR)
    bad = tmp_path / "bad.csv"
    bad.write_text("1,x\n")
    with pytest.raises(TrfError, match="找不到"):
        pair_file(tmp_path / "none.trf")
    with pytest.raises(TrfError, match="XYZ"):
        standings_file(path, ["XYZ"])
    with pytest.raises(TrfError, match="计分办法"):
        standings_file(path, ["BH"], scoring="two")
    with pytest.raises(TrfError, match="第 1 行"):
        standings_file(path, ["fouls"], fouls=bad)
    with pytest.raises(TrfError, match="找不到"):
        standings_file(path, ["fouls"], fouls=tmp_path / "none.csv")
