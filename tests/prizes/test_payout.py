"""Whose account gets how much; Qingshui pays teams through their leader."""

from tests.regulations import regulation
from toolkit.model.award import Award
from toolkit.model.money import Money
from toolkit.prizes.payout import Account, Person, complete, lacks, pay_lines, transfers

POSTAL = regulation("qingshui-2019").prizes
PEOPLE = {
    key: Person(key, name, "甲队", "居民身份证", "", leader="队长")
    for key, name in (("a", "王一"), ("b", "李二"), ("c", "陈三"), ("d", "赵四"))
}
TEAM = Award("team:甲队", "甲队", "团体", 1, amount=Money.yuan(3000), members=tuple("abcd"))
FIRST = Award("a", "王一", "个人", 1, amount=Money.yuan(20000))
LOCAL = Award("a", "王一", "清水籍个人", 1, amount=Money.yuan(1500))


def test_a_team_prize_goes_through_the_leader_and_is_taxed_by_the_members() -> None:
    lines = pay_lines([FIRST, TEAM], POSTAL, PEOPLE)
    assert [(line.line.name, str(line.line.net), line.taker) for line in lines] == [
        ("王一", "16000.00", "王一"),
        ("王一", "600.00", "队长"),
        ("李二", "600.00", "队长"),
        ("陈三", "600.00", "队长"),
        ("赵四", "600.00", "队长"),
    ]
    found = transfers(lines)
    assert [(one.payee, str(one.net)) for one in found] == [
        ("a", "16000.00"),
        ("leader:甲队", "2400.00"),
    ]


def test_several_prizes_of_one_player_are_one_transfer() -> None:
    (one,) = transfers(pay_lines([FIRST, LOCAL], POSTAL, PEOPLE))
    assert one.awards == ("个人第 1 名", "清水籍个人第 1 名")
    assert one.net == Money.yuan(17200)


def test_elsewhere_every_member_gets_his_share() -> None:
    lines = pay_lines([TEAM], regulation("yunxi-2026").prizes, PEOPLE)
    assert [line.payee for line in lines] == ["a", "b", "c", "d"]


def test_whoever_is_on_no_entry_list_is_his_name_alone() -> None:
    (line,) = pay_lines([Award("x", "来客", "个人", 2, amount=Money.yuan(10))], POSTAL, {})
    assert (line.person.name, line.taker, line.person.id_number) == ("来客", "来客", "")


def test_what_an_account_lacks() -> None:
    full = Account("王一", "邮储银行清水支行", "6217000000000000001")
    assert lacks(Account(), POSTAL.payout) == ("户名", "开户行", "账号")
    assert lacks(Account("王一"), POSTAL.payout) == ("开户行", "账号")
    assert complete(full, POSTAL.payout)
    assert not complete(Account("王一"), POSTAL.payout)


def test_where_cash_is_allowed_nothing_need_be_typed_but_no_half_account() -> None:
    assert lacks(Account(), None) == ()
    assert not complete(Account(), None)
    assert lacks(Account(account="6217000000000000001"), None) == ("户名", "开户行")
