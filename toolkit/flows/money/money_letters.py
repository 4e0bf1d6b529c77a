"""收款: a draft to every unit that paid: thanks, and what is still open or too much."""

from toolkit.entries.roster import Unit
from toolkit.flows.desk import Desk
from toolkit.flows.letterhead import account_of, amount_line, head_of
from toolkit.flows.money.balance import balance
from toolkit.flows.outbox import MONEY, Wanted, version_of, write_draft
from toolkit.flows.survey import entries_survey, owed
from toolkit.ledger.charges import Charge, pending, total
from toolkit.letters import context as letter
from toolkit.letters.templates import TemplateFault
from toolkit.model.facts import Drafted
from toolkit.model.money import ZERO, Money


def write_money_letters(desk: Desk) -> list[str]:
    """As the accounts are now, none twice for the same; returns what the command says."""
    found = entries_survey(desk)
    paid = {state.unit_id: state.paid for state in balance(desk).states}
    written: list[Drafted] = []
    lines: list[str] = []
    for unit in found.roster.units:
        if paid.get(unit.id, ZERO) <= ZERO:
            continue
        context = payment_letter(unit, owed(unit, found, desk), paid[unit.id], desk)
        wanted = Wanted(context, MONEY, unit.name, unit.id, unit.form.sha256, version_of(context))
        if wanted.key in desk.state.drafted:
            continue
        made = _written(desk, unit, wanted)
        if isinstance(made, Drafted):
            written.append(made)
        elif isinstance(made, TemplateFault):
            lines.append(f"  信件模板有错：{made.message}")
        else:
            lines.append(f"  {unit.name} 没有来信，也没有邮箱，请打电话告知。")
    desk.note(written)
    return [f"收款通知：4回信/，新草稿 {len(written)} 封。", *lines]


def payment_letter(
    unit: Unit, lines: tuple[Charge, ...], paid: Money, desk: Desk
) -> letter.Payment:
    """What the unit is told of its money."""
    regulation, due = desk.regulation, total(lines)
    known = not pending(lines)
    payment = regulation.payment
    until = payment.due.last_second if payment and payment.due else None
    return letter.Payment(
        head_of(unit, regulation),
        paid,
        tuple(amount_line(line) for line in lines),
        due if known else None,
        due - paid if known and due > paid else None,
        paid - due if known and paid > due else None,
        account_of(regulation),
        until if until and desk.now < until else None,
    )


def _written(desk: Desk, unit: Unit, wanted: Wanted) -> Drafted | TemplateFault | None:
    message = unit.current.message
    if message and not message.no_answer:
        return write_draft(desk, wanted, message)
    said = unit.form.first("email")
    return write_draft(desk, wanted, None, said.text.strip()) if said else None
