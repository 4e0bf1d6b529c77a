import pytest

from bench.layouts import make, mistakes

SAMPLE = range(0, 1000, 17)


@pytest.mark.parametrize("number", SAMPLE)
def test_a_fixed_sample_of_layouts_is_read_fully_right(number: int) -> None:
    assert mistakes(make(number)) == []


def test_the_same_number_makes_the_same_layout() -> None:
    first, again = make(5), make(5)
    assert [g.texts for g in first.grids] == [g.texts for g in again.grids]
    assert first.units == again.units


def test_the_judge_sees_a_missing_and_an_invented_player() -> None:
    layout = make(5)
    player = layout.units[0].players.pop()
    assert [w.split()[1] for w in mistakes(layout)] == ["invented"]
    layout.units[0].players.append({**player, "name": ("报名表!Z99", "王大一")})
    assert [w.split()[1] for w in mistakes(layout)] == ["missed", "invented"]
