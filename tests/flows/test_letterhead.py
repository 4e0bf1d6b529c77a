"""What every letter says: the event, the unit's payment code, the regulation's account."""

from tests.entered import Story, form
from tests.regulations import regulation
from toolkit.flows.letterhead import account_of, amount_line, head_of
from toolkit.ledger.charges import Charge, ChargeKind
from toolkit.ledger.reconcile.codes import unit_code
from toolkit.model.money import Money


def test_the_head_names_event_unit_and_code() -> None:
    rules = regulation()
    story = Story(rules)
    story.mail(form([{}]))
    [unit] = story.ground().roster.units
    head = head_of(unit, rules)
    assert (head.event, head.unit) == (rules.name, unit.name)
    assert head.ticket == unit_code(rules.id, unit.key)
    account = account_of(rules)
    assert account is not None
    assert rules.account is not None
    assert account.number == rules.account.number


def test_a_line_of_what_is_owed_keeps_its_clause() -> None:
    line = Charge("保险费", 2, Money.yuan(10), "十二(二)", kind=ChargeKind.INSURANCE)
    shown = amount_line(line)
    assert (shown.what, shown.amount, shown.count, shown.each, shown.clause) == (
        "保险费", Money.yuan(20), 2, Money.yuan(10), "十二(二)",
    )  # fmt: skip
