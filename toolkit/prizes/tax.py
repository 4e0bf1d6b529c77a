"""Tax on prizes (偶然所得): gross, tax and net of every award, a team's prize by its members.

Prize money is taxed at a flat rate on the whole amount (个人所得税法), withheld by the payer; some
prizes are exempt, which the regulation's file says. All amounts are rounded to the fen, half up,
so that totals are sums of what is really paid.
"""

from collections.abc import Iterable, Mapping

from toolkit.model.award import Award
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.rules.prizes import Prizes, Tax

USUAL = Tax(clause="", stated="before_tax", rate=20)
"""Where the regulation is silent: the law's rate, on the amount stated."""


class TaxLine(Record, frozen=True):
    """What one taxpayer gets of one award."""

    award: Award
    payer: str  # key of the taxpayer's entry
    name: str
    gross: Money
    tax: Money
    net: Money


class Split(Record, frozen=True):
    """Gross, tax and net of one amount."""

    gross: Money
    tax: Money
    net: Money


def split(amount: Money, tax: Tax) -> Split:
    """From the stated amount: before tax it is gross, after tax it is net and grossed up."""
    if tax.exempt:
        return Split(amount, ZERO, amount)
    if tax.stated == "after_tax":
        gross = amount.share(100, 100 - tax.rate)
        return Split(gross, gross - amount, amount)
    due = amount.share(tax.rate, 100)
    return Split(amount, due, amount - due)


def tax_lines(
    awards: Iterable[Award], tax: Tax | None, names: Mapping[str, str]
) -> tuple[TaxLine, ...]:
    """One line an award and taxpayer, in the awards' order; `names` of members by entry key."""
    rule = tax or USUAL
    return tuple(line for award in awards if award.amount for line in _of_award(award, rule, names))


def _of_award(award: Award, tax: Tax, names: Mapping[str, str]) -> Iterable[TaxLine]:
    assert award.amount is not None
    if not award.amount.fen:
        return
    if not award.members or not tax.team_shared_equally:
        found = split(award.amount, tax)
        yield TaxLine(award, award.winner, award.name, found.gross, found.tax, found.net)
        return
    for member, part in zip(award.members, parts(award.amount, len(award.members)), strict=True):
        found = split(part, tax)
        name = names.get(member, member)
        yield TaxLine(award, member, name, found.gross, found.tax, found.net)


def kind_lines(awards: Iterable[Award], prizes: Prizes) -> tuple[TaxLine, ...]:
    """Prizes in kind (实物) at their value, where the regulation's file says they are taxed.

    What is paid against receipts is no prize in kind. The tax is borne or collected apart: no
    cash goes with it.
    """
    tax = prizes.tax
    if tax is None or not tax.awards_taxed:
        return ()
    worth = {
        rule.what: Money.yuan(rule.value)
        for rule in prizes.awards
        if rule.value and not rule.against_receipts
    }
    found = []
    for award in awards:
        for what in award.items:
            if what in worth:
                one = split(worth[what], tax)
                line = TaxLine(award, award.winner, award.name, one.gross, one.tax, one.net)
                found.append(line)
    return tuple(found)


def parts(amount: Money, count: int) -> tuple[Money, ...]:
    """Equal shares that add up to the amount: the first ones have a fen more."""
    each, rest = divmod(amount.fen, count)
    return tuple(Money(each + (n < rest)) for n in range(count))


def total(lines: Iterable[TaxLine]) -> Split:
    """The sums of the rounded amounts."""
    gross = tax = net = ZERO
    for line in lines:
        gross, tax, net = gross + line.gross, tax + line.tax, net + line.net
    return Split(gross, tax, net)
