"""One TRF file in, the contract's JSON out."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.rounds import random_tournament
from tests.trf.samples import trf_files
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.single.trf import check, pair, standings
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


def data(result: Outcome | Failure) -> Any:
    assert isinstance(result, Outcome), result
    assert result.lines
    return result.data


def pair_file(path: Path, rules: str | None = None) -> Any:
    return data(pair(path, rules))


def check_file(path: Path, rules: str | None = None) -> Any:
    return data(check(path, rules))


def standings_file(path: Path, keys: list[str], rules: str | None = None, **more: Any) -> Any:
    return data(standings(path, keys, rules, **more))


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
    told = found["findings"][0]
    assert (told["code"], told["severity"]) == ("N010", "error")
    assert told["message"].endswith("再手工编排本轮。")
    assert told.keys() == {"code", "severity", "where", "subject", "clause", "message"}


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
    for result in (pair(written(tmp_path, text)), check(written(tmp_path, text))):
        assert isinstance(result, Failure)
        assert message in result.message
        assert result.remedy
        assert result.code == 1


def test_other_faults_of_the_user(tmp_path: Path) -> None:
    path = written(tmp_path, FOUR)
    unknown = standings(path, ["XYZ"])
    assert isinstance(unknown, Failure)
    assert "XYZ" in unknown.message
    assert "previous_round" in unknown.remedy
    assert isinstance(standings(path, ["BH"], scoring="two"), Failure)
    assert isinstance(standings(path, ["fouls"], fouls=tmp_path / "none.csv"), Failure)
    assert isinstance(standings(tmp_path / "none.trf", ["BH"]), Failure)


def test_what_people_read(tmp_path: Path) -> None:
    path = written(tmp_path, FOUR)
    paired = pair(path)
    assert isinstance(paired, Outcome)
    assert paired.lines[0] == "第 2 轮对阵（2026 年规则）"
    assert "两人同为 1 分" in paired.lines[1]
    ranked = standings(path, ["BPG"])
    assert isinstance(ranked, Outcome)
    assert ranked.lines[1:3] == (
        "   1     2 号 棋手2  1 分  BPG 1",
        "   2     1 号 棋手1  1 分  BPG 0（BPG 分出）",
    )
    wrong = check(written(tmp_path, FOUR.replace("152 W", "152 B")))
    assert isinstance(wrong, Outcome)
    assert wrong.lines == ("第 1 轮：文件为 1-3、4-2；按规则应为 2-4、3-1。",)
