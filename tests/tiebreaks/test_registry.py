"""The list of tie-breaks and their names."""

import pytest

from toolkit.tiebreaks.base import UnknownKeyError, parse
from toolkit.tiebreaks.registry import TIEBREAKS, chinese, find, parse_list


def test_no_name_is_taken_twice() -> None:
    names = [name for key in TIEBREAKS for name in key.names]
    assert len(names) == len(set(names))


def test_names_are_found_as_written_and_then_without_regard_to_case() -> None:
    assert find("wins") is not find("WIN")
    assert find("bh") is find("BH")
    assert find("Opponents") is find("opponents")


def test_every_key_of_the_contract_is_there() -> None:
    keys = "BH BH/C1 BH-C1 SB WIN BWG DE PS opponents wins fouls black_games previous_round"
    assert len(parse_list(keys.split())) == 13


def test_blanks_are_left_out() -> None:
    assert [spec.typed for spec, _ in parse_list(["PTS", " BH", ""])] == ["PTS", "BH"]


def test_an_unknown_key_is_named() -> None:
    with pytest.raises(UnknownKeyError, match="XYZ"):
        parse_list(["BH", "XYZ"])


@pytest.mark.parametrize(
    ("key", "name"),
    [("BH", "对手分"), ("BH/C1", "对手分（去最低1）"), ("BH/M1", "中间分"),
     ("BH/M2", "对手分（去高低各2）"), ("SB/C1", "小分（索伯分）（去最低1）"), ("DE", "直胜")],
)  # fmt: skip
def test_chinese_names(key: str, name: str) -> None:
    assert chinese(parse(key)) == name
