"""The fill-in sheets after the last round: which cells are yellow."""

from tests.regulations import regulation
from toolkit.layouts.finish import CHOSEN, LATER, LOTS, RATES, accounts, papers


def test_only_what_people_know_is_yellow() -> None:
    assert [c.key for c in LATER.yellow] == ["amount", "by"]
    assert [c.key for c in LOTS.yellow] == ["order", "by"]
    assert [c.key for c in CHOSEN.yellow] == ["names", "by"]
    assert [c.key for c in RATES.yellow] == ["rate", "source", "by"]


def test_the_account_sheet_names_the_only_bank() -> None:
    postal = accounts(regulation("qingshui-2019").prizes.payout)
    branch = next(c for c in postal.columns if c.key == "branch")
    assert branch.hint == "规程只用邮政储蓄银行：写到支行。"
    assert accounts(None).locked[0].title == "领奖人"


def test_papers_have_a_column_each_and_earlier_norms_only_where_two_are_needed() -> None:
    once = papers([("photo", "照片 2 张")], norms=1)
    twice = papers([("photo", "照片 2 张")], norms=2)
    assert "earlier" not in {c.key for c in once.yellow}
    assert [c.key for c in twice.yellow][:2] == ["photo", "earlier"]
