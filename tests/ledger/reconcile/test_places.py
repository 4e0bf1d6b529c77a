import pytest

from toolkit.ledger.reconcile.places import CITIES, PROVINCES, leading_place


@pytest.mark.parametrize(
    ("text", "place"),
    [("廊坊飞象", "廊坊"), ("马鞍山静英", "马鞍山"), ("石家庄市棋院", "石家庄"),
     ("山东省棋院", "山东"),
     ("飞象廊坊", ""), ("", ""), ("棋", "")],
)  # fmt: skip
def test_the_place_a_name_begins_with(text: str, place: str) -> None:
    assert leading_place(text) == place


def test_no_place_is_the_beginning_of_a_game() -> None:
    assert not {"国际", "象棋", "中国"} & (CITIES | PROVINCES)
    assert all(2 <= len(place) <= 5 for place in CITIES)
