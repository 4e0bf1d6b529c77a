from pathlib import Path

import pytest

from bench.odd_forms import MANNERS, make, mistakes

# Every manner twice, in whatever carrier its number gives it.
SAMPLE = range(2 * len(MANNERS))


@pytest.mark.parametrize("number", SAMPLE)
def test_odd_forms_are_read_fully_right(number: int, tmp_path: Path) -> None:
    assert mistakes(make(number), tmp_path) == []


def test_the_judge_sees_a_wrong_unit_and_a_missing_player(tmp_path: Path) -> None:
    odd = make(1)
    stranger = odd.players[0]._replace(id_number="370303200801152211", name="王大一")
    wrong = mistakes(odd._replace(unit="甲队", players=[*odd.players, stranger]), tmp_path)
    assert wrong[0].startswith("unit:")
    assert any(text.startswith("missed") for text in wrong)
