"""What a level demands and what a player holds, in words; where a rating comes from."""

import pytest

from tests.regulations import regulation
from toolkit.checks.levels import demanded, proof, rating_words
from toolkit.entries.qualifying import Claim
from toolkit.entries.ratings import Rated
from toolkit.model.lists import RatedPlayer


@pytest.mark.parametrize(
    ("name", "level", "words"),
    [
        ("zibo-2020", "棋协大师组", "棋协大师或一级运动员"),
        ("ivy-2014", "A1组", "2301 及以上 分或国家大师及以上"),
        ("ivy-2014", "C组", "男1700 及以下 分或女1600 及以下 分或没有等级分"),
    ],
)
def test_all_ways_to_qualify_in_words(name: str, level: str, words: str) -> None:
    found = next(v for v in regulation(name).levels if v.name == level)
    assert demanded(found) == words


LINE = RatedPlayer("8600001", "Wu, Er", standard=1850)
LISTED = Rated(1850, "2014-07 国际等级分表", LINE)


def test_a_rating_says_where_it_comes_from() -> None:
    assert rating_words(Claim(1850, Rated(1850), "")) == "1850"
    assert rating_words(Claim(1850, LISTED, "FIDE")) == "1850（2014-07 国际等级分表）"
    bonus = Claim(1950, LISTED, "FIDE", 100)
    assert rating_words(bonus) == "1950（2014-07 国际等级分表 1850 加 100）"


def test_proof_of_a_rating() -> None:
    assert proof(Rated(1850), 1850) == {"来源": "报名表"}
    assert proof(LISTED, None)["报名表"] == "没有填"
    unread = proof(Rated(None, unread=True), None)
    assert "qisai ratings import" in unread["等级分表"]
