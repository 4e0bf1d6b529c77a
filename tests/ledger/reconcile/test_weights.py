from toolkit.ledger.reconcile.weights import (
    AMOUNT,
    AUTO_IDENTITY,
    EVEN,
    HISTORY,
    NAMED,
    NOT_EXACT,
    PAYER,
    PAYER_MASKED,
    Fit,
    Found,
    Kind,
)


def test_every_kind_has_its_weight_and_the_ladder_keeps_its_order() -> None:
    assert set(NAMED) == set(Kind)
    assert set(NOT_EXACT) == set(Found)
    assert set(AMOUNT) == set(Fit)
    ladder = [Kind.CODE, Kind.FULL, Kind.CAMPUS, Kind.BASE, Kind.PLACED, Kind.STYLED, Kind.BRAND]
    assert sorted(ladder, key=lambda kind: -NAMED[kind]) == ladder
    assert AMOUNT[Fit.EXACT] == max(AMOUNT.values())


def test_neither_a_mask_nor_a_players_own_name_as_payer_is_enough_alone() -> None:
    assert PAYER_MASKED < AUTO_IDENTITY
    assert PAYER[Kind.PLAYER] < AUTO_IDENTITY
    assert HISTORY > 0
    assert Fit.OVER not in EVEN
