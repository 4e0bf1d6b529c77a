"""The columns of 收款核对.xlsx: what is shown is locked, what is decided is yellow."""

from toolkit.layouts.money import BOOKED, CHOICES, OPEN, transfers


def test_only_the_decision_is_typed() -> None:
    assert [column.title for column in OPEN.yellow] == ["决定", "单位", "备注", "确认人"]
    assert OPEN.columns == BOOKED.columns
    assert (OPEN.sheet, BOOKED.sheet) == ("待确认", "已自动")


def test_decisions_come_from_the_list_and_units_may_be_several() -> None:
    columns = {column.key: column for column in transfers("待确认", ("甲", "乙")).columns}
    assert (columns["choice"].choices, columns["choice"].strict) == (CHOICES, True)
    assert (columns["unit"].choices, columns["unit"].strict) == (("甲", "乙"), False)
