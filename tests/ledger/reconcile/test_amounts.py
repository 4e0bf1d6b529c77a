import pytest

from tests.dues import unit
from toolkit.ledger.reconcile.amounts import fitted, keys, share
from toolkit.ledger.reconcile.weights import Fit
from toolkit.model.money import Money

TEAM = unit("A1", "甲", 3, 2)  # 630 + 5160 = 5790, a head 1930

# paid before | amount | fit
FITS = """
0    | 5790 | exact
0    | 630  | fee
0    | 5160 | board
0    | 1930 | share
0    | 3860 | heads
0    | 420  | heads
0    | 5890 | over
0    | 9000 | none
0    | 3000 | part
630  | 5160 | exact
1930 | 3860 | exact
1930 | 1930 | share
5790 | 100  | paid
"""


@pytest.mark.parametrize("line", FITS.strip().splitlines())
def test_how_an_amount_fits(line: str) -> None:
    paid, amount, fit = (part.strip() for part in line.split("|"))
    found = fitted(TEAM, Money.yuan(amount).fen, Money.yuan(paid).fen)
    assert found.fit == fit
    assert amount in found.reason or found.fit is Fit.PAID


def test_words_for_one_part_weigh_more() -> None:
    plain = fitted(TEAM, 516000, 0).weight
    assert fitted(TEAM, 516000, 0, "房费").weight > plain
    assert fitted(TEAM, 386000, 193000, "余款").weight > fitted(TEAM, 386000, 193000).weight


def test_a_single_player_has_no_share() -> None:
    assert share(unit("A2", "乙")) == 0
    assert Fit.SHARE not in keys(unit("A2", "乙"), 0)


def test_nothing_is_even_once_all_is_paid() -> None:
    assert keys(TEAM, TEAM.due.fen) == {}
