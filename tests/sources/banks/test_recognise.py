from toolkit.sources.banks.containers import Table
from toolkit.sources.banks.recognise import candidates, foreign, nearest

ABC = ("交易日期", "交易时间", "交易摘要", "交易金额", "本次余额", "对手信息", "日 志 号")


def table(*rows: tuple[str, ...]) -> Table:
    return Table("x", "", rows)


def test_the_header_is_found_below_any_notice_and_in_any_order_of_columns() -> None:
    notice = tuple(("提示", "", "") for _ in range(20))
    [claim] = candidates(table(*notice, ABC[::-1]))
    assert (claim.layout.bank, claim.header) == ("农业银行个人", 20)
    assert claim.columns["serial"] == 0


def test_an_unknown_bank_is_read_by_the_words_all_banks_use() -> None:
    words = ("交易日期", "借方金额", "贷方金额", "账户余额", "对方名称", "附言")
    assert candidates(table(words)) == []
    found = foreign(table(words))
    assert found is not None
    assert {"income", "expense", "payer", "remark"} <= set(found.columns)


def test_a_layout_that_lost_a_column_is_named_with_what_is_missing() -> None:
    assert nearest(table(ABC[:5] + ABC[6:])) == ("农业银行个人", ["对手信息"])


def test_a_list_of_names_is_no_statement() -> None:
    words = table(("姓名", "单位", "组别", "电话"))
    assert candidates(words) == []
    assert foreign(words) is None
    assert nearest(words) is None
