"""Who is paid how much (奖金发放): one line a taxpayer and award, one transfer a payee.

A team's prize may go through its leader; its members are the taxpayers all the same.
"""

from collections.abc import Iterable, Mapping
from datetime import date

from toolkit.layouts.finish import BOUNCED
from toolkit.model.award import Award
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.prizes.tax import TaxLine, tax_lines
from toolkit.rules.prizes import Payout, Prizes

TEAM = "team:"


class Person(Record, frozen=True):
    """Whom an entry is about, as payout sheets need him. `leader` = of his unit or team."""

    key: str
    name: str
    unit: str = ""
    id_kind: str = ""
    id_number: str = ""
    phone: str = ""
    birth: date | None = None
    leader: str = ""
    sex: str = ""


class PayLine(Record, frozen=True):
    """One award of one taxpayer, and who takes the money. `payee` is the key of an account."""

    line: TaxLine
    person: Person
    payee: str
    taker: str


class Transfer(Record, frozen=True):
    """What one payee gets, all his prizes together."""

    payee: str
    taker: str
    unit: str
    awards: tuple[str, ...]
    net: Money


class Account(Record, frozen=True):
    """Where a payee's money goes and whether it went, as typed in 收款账户."""

    holder: str = ""
    branch: str = ""
    account: str = ""
    phone: str = ""
    relation: str = ""
    state: str = ""


def pay_lines(
    awards: Iterable[Award], prizes: Prizes, people: Mapping[str, Person]
) -> tuple[PayLine, ...]:
    """All money, award by award. Somebody unknown (typed by hand) is his name alone."""
    names = {key: person.name for key, person in people.items()}
    leaders = {person.unit: person.leader for person in people.values() if person.leader}
    found = []
    for line in tax_lines(awards, prizes.tax, names):
        person = people.get(line.payer) or Person(line.payer, line.name, line.award.unit)
        payee, taker = line.payer, line.name
        if line.award.members and _through_leader(prizes.payout):
            team = line.award.winner.removeprefix(TEAM)
            payee = f"leader:{team}"
            taker = leaders.get(person.unit) or f"{team}领队"
        found.append(PayLine(line, person, payee, taker))
    return tuple(found)


def _through_leader(payout: Payout | None) -> bool:
    return payout is not None and payout.team_through == "leader"


def transfers(lines: Iterable[PayLine]) -> tuple[Transfer, ...]:
    """One a payee, in the order in which the payees come."""
    found: dict[str, Transfer] = {}
    for line in lines:
        award = line.line.award
        said = f"{award.list}第 {award.place} 名" + ("追加" if award.kind == "bonus" else "")
        old = found.get(line.payee)
        if old is None:
            old = Transfer(line.payee, line.taker, line.person.unit, (), ZERO)
        found[line.payee] = Transfer(
            old.payee, old.taker, old.unit, tuple(dict.fromkeys((*old.awards, said))),
            old.net + line.line.net,
        )  # fmt: skip
    return tuple(found.values())


def lacks(account: Account, payout: Payout | None) -> tuple[str, ...]:
    """What is missing of an account, in words; () where cash is allowed and nothing was typed."""
    wanted: tuple[str, ...] = ("holder", "branch", "account")
    if payout is None or payout.cash:
        wanted = wanted if any((account.account, account.branch, account.holder)) else ()
    elif payout.fields:
        wanted = payout.fields
    words = {"holder": "户名", "branch": "开户行", "account": "账号", "phone": "电话"}
    return tuple(words[field] for field in wanted if field in words and not getattr(account, field))


def complete(account: Account, payout: Payout | None) -> bool:
    """Whether money can be sent there."""
    return bool(account.account) and not lacks(account, payout) and account.state != BOUNCED
