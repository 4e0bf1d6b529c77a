"""Bonuses of Zibo's champions, and the names they bear."""

import pytest

from tests.regulations import regulation
from toolkit.prizes.bonus import bonuses, honours
from toolkit.prizes.contest import NOTHING_GIVEN, Contender, Given, Win

PRIZES = regulation("zibo-2020").prizes
MEN = "棋协大师组(男子)"
MASTER, CANDIDATE = "2019分站赛棋协大师组", "2019分站赛候补棋协大师组"


def champion(*won: Win) -> Contender:
    return Contender("k", "王一", 1, won=won)


@pytest.mark.parametrize(
    ("won", "given", "lower", "waiting"),
    [
        ((), [], [], []),
        ((Win(MASTER),), [5000], [], []),
        ((Win(CANDIDATE), Win(MASTER)), [10000], [5000], []),
        ((Win(MASTER), Win(CANDIDATE, sure=False)), [5000], [], [10000]),
        ((Win(MASTER, sure=False), Win(CANDIDATE)), [10000], [], []),
        ((Win("2019分站赛一级棋士组"),), [], [], []),
    ],
)
def test_only_the_higher_counts_and_a_name_alone_waits(
    won: tuple[Win, ...], given: list[int], lower: list[int], waiting: list[int]
) -> None:
    found = bonuses(MEN, champion(*won), PRIZES, NOTHING_GIVEN)
    shown = [[c.bonus.amount for c in part] for part in (found.given, found.lower, found.waiting)]
    assert shown == [given, lower, waiting]
    assert found.yuan == sum(given)


@pytest.mark.parametrize(("verdict", "yuan"), [("accept", 10000), ("refuse", 0)])
def test_a_proof_decides(verdict: str, yuan: int) -> None:
    win = Win(CANDIDATE, sure=False)
    waiting = bonuses(MEN, champion(win), PRIZES, NOTHING_GIVEN).waiting
    found = bonuses(MEN, champion(win), PRIZES, Given({waiting[0].key: verdict}))
    assert (found.yuan, found.waiting) == (yuan, ())


def test_without_a_rule_bonuses_add_up() -> None:
    from msgspec.structs import replace

    free = replace(PRIZES, stacking=())
    won = champion(Win(MASTER), Win(CANDIDATE))
    assert bonuses(MEN, won, free, NOTHING_GIVEN).yuan == 15000


def test_the_names_of_champions() -> None:
    assert [name for name, _ in honours(champion(Win(CANDIDATE)), PRIZES)] == ["年度全国总冠军"]
    assert [name for name, _ in honours(champion(), PRIZES)] == ["总决赛冠军"]
    unsure = champion(Win(CANDIDATE, sure=False))
    assert [name for name, _ in honours(unsure, PRIZES)] == ["总决赛冠军"]
