import pytest

from tests.dues import notice, row
from toolkit.ledger.reconcile.notices import mask_fits, payer_name, told
from toolkit.ledger.reconcile.weights import NOTICE_EXACT


@pytest.mark.parametrize(
    ("masked", "name", "fits"),
    [("何*明", "何建明", True), ("何*", "何明", True), ("**芳", "王淑芳", True),
     ("何*", "何建明", False),     ("何建明", "何建明", False), ("周*明", "何建明", False)],
)  # fmt: skip
def test_masked_names(masked: str, name: str, *, fits: bool) -> None:
    assert mask_fits(masked, name) is fits


def test_each_notice_speaks_of_one_transfer_the_surest_first() -> None:
    rows = [row(1, 2790, "黄宏亮"), row(2, 2790, "黄红亮"), row(3, 2790, "黄宏亮")]
    found = told(rows, (notice("甲", "黄红亮", 2790, hours=6),))
    assert list(found) == [1]
    assert found[1].weight == NOTICE_EXACT


@pytest.mark.parametrize(
    ("payer", "yuan", "speaks"),
    [("黄宏亮", 2790, True), ("黄宏亮", 2590, True), ("黄红亮", 2790, True), ("黄*亮", 2790, True),
     ("黄红亮", 2590, False), ("黄宏亮", 1000, False), ("李四", 2790, False), ("", 2790, False)],
)  # fmt: skip
def test_payer_and_amount_must_agree(payer: str, yuan: int, *, speaks: bool) -> None:
    found = told([row(1, 2790, "黄宏亮" if "*" not in payer else payer)], (
        notice("甲", payer if "*" not in payer else "黄宏亮", yuan, hours=6),))  # fmt: skip
    assert bool(found) is speaks


def test_a_transfer_without_time_of_day_is_judged_by_its_date() -> None:
    from msgspec.structs import replace

    dateless = replace(row(1, 2790, "黄宏亮"), time=None)
    assert told([dateless], (notice("甲", "黄宏亮", 2790, hours=30),))
    assert not told([dateless], (notice("甲", "黄宏亮", 2790, hours=90),))
    assert not told([row(1, 2790, "黄宏亮", out=True)], (notice("甲", "黄宏亮", 2790, hours=6),))


def test_payers_are_compared_with_their_stars() -> None:
    assert payer_name(row(1, 1, "何 ＊ 明")) == "何*明"
