"""What people type after the last round: read, or refused with a reason they understand."""

import pytest

from toolkit.flows.finish.finish_typed import (
    account_reader,
    barred_reader,
    read_chosen,
    read_later,
    read_lot,
    read_rate,
)
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.said import CellKind, Said


def row(**typed: str) -> FilledRow:
    return FilledRow("r", {key: Said(text, "表!C4") for key, text in typed.items()})


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ({"amount": "500", "by": "王五"}, {"amount": "500", "by": "王五"}),
        ({"amount": "1,000元"}, {"amount": "1000"}),
        ({"amount": "0"}, {"amount": "0"}),
        ({"amount": "12.5"}, "金额“12.5”看不懂，请填整数元"),
        ({"amount": "-5"}, "金额“-5”看不懂，请填整数元"),
        ({"by": "王五"}, "没有填金额"),
    ],
)
def test_amounts(typed: dict[str, str], read: object) -> None:
    assert read_later(row(**typed)) == read


@pytest.mark.parametrize(
    ("typed", "read"),
    [("2", {"order": "2"}), ("2.0", {"order": "2"}), ("甲", "抽签次序“甲”看不懂，请填 1、2、3")],
)
def test_lots(typed: str, read: object) -> None:
    assert read_lot(row(order=typed)) == read


def test_chosen_names_may_be_parted_in_several_ways() -> None:
    assert read_chosen(row(names="甲队，乙队; 丙队")) == {"names": "甲队、乙队、丙队"}
    assert read_chosen(row(by="王五")) == "没有填获奖者"


@pytest.mark.parametrize(
    ("typed", "bank", "read"),
    [
        ({"account": "6217 0000-0000 0001"}, "", {"account": "6217000000000001"}),
        ({"branch": "邮储银行清水支行"}, "邮政储蓄银行", {"branch": "邮储银行清水支行"}),
        ({"branch": "工商银行"}, "邮政储蓄银行",
         "开户行“工商银行”不是邮政储蓄银行；规程规定只用邮政储蓄银行账户"),
        ({"account": "6.217E+18"}, "", "账号“6.217E+18”不像账号，请核对"),
    ],
)  # fmt: skip
def test_accounts(typed: dict[str, str], bank: str, read: object) -> None:
    assert account_reader(bank)(row(**typed)) == read


def test_an_account_that_excel_stored_as_a_number_has_lost_its_end() -> None:
    said = Said("6217000000000000000", "表!F4", CellKind.NUMBER)
    assert "末几位已丢失" in str(account_reader("")(FilledRow("r", {"account": said})))


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ({"rate": "60", "source": "条例"}, {"rate": "60", "source": "条例"}),
        (
            {"rate": "60%", "source": "条例", "by": "王"},
            {"rate": "60", "source": "条例", "by": "王"},
        ),
        ({"rate": "60"}, "请写出处，没有出处的得分率不读入"),
        ({"rate": "六成", "source": "条例"}, "得分率“六成”看不懂，请填 1 到 100 的整数，例：60"),
        ({"rate": "0", "source": "条例"}, "得分率“0”看不懂，请填 1 到 100 的整数，例：60"),
        ({"rate": "120", "source": "条例"}, "得分率“120”看不懂，请填 1 到 100 的整数，例：60"),
    ],
)
def test_rates(typed: dict[str, str], read: object) -> None:
    assert read_rate(row(**typed)) == read


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ({"name": "王一", "section": "甲组", "reason": "冒名"},
         {"name": "王一", "section": "甲组", "reason": "冒名", "entry": "k"}),
        ({"name": "王一", "section": "甲组"}, "请写理由，没有理由的不读入"),
        ({"name": "李二", "section": "甲组", "reason": "x"},
         "“甲组”里有 2 个“李二”，请先在更正里区分"),
        ({"name": "王一", "section": "乙组"}, "“乙组”里没有“王一”，请照编排名单写姓名和组别"),
    ],
)  # fmt: skip
def test_barred_players(typed: dict[str, str], read: object) -> None:
    players = {("甲组", "王一"): ["k"], ("甲组", "李二"): ["a", "b"]}
    assert barred_reader(players)(row(**typed)) == read
