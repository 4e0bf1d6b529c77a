"""Remittance notices (汇款告知) of an event: from the entry forms and from the mails."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from toolkit.entries.roster import Unit
from toolkit.model.bank import Notice
from toolkit.model.facts import MessageArrived
from toolkit.values.amounts import read_amount
from toolkit.values.units import unit_key


def notices_of(units: Sequence[Unit], messages: Iterable[MessageArrived]) -> tuple[Notice, ...]:
    """All notices, in order of receipt; one that tells no time can't be held against a transfer."""
    found = [*_of_forms(units), *_of_mails(units, messages)]
    return tuple(sorted(found, key=lambda notice: (notice.received, notice.unit, notice.payer)))


def payers_of(unit: Unit) -> tuple[str, ...]:
    """Who pays for the unit by its forms: the payer it names, then the companions (陪同)."""
    named = [version.form.first("payer") for version in unit.counting]
    along = [line.said.get("name") for line in unit.form.companions]
    return tuple(dict.fromkeys(said.text.strip() for said in (*named, *along) if said))


def _of_forms(units: Iterable[Unit]) -> Iterator[Notice]:
    """What the forms say was paid, where they name payer and amount."""
    for unit in units:
        for version in unit.counting:
            payer, amount = version.form.first("payer"), version.form.first("paid_amount")
            paid = read_amount(amount)
            if payer and paid and paid.fen > 0 and version.received_at:
                source = version.form.file
                yield Notice(version.received_at, unit.name, payer.text.strip(), paid, None, source)


def _of_mails(units: Sequence[Unit], messages: Iterable[MessageArrived]) -> Iterator[Notice]:
    """What letters say was paid; without a payer it is the unit itself that pays."""
    names = {unit.key: unit.name for unit in units}
    senders = _senders(units)
    for message in messages:
        for told in message.told if message.received_at else ():
            unit = names.get(unit_key(told.unit)) or senders.get(message.sender, told.unit)
            if unit and message.received_at:
                payer = told.payer or unit
                yield Notice(
                    message.received_at, unit, payer, told.amount, told.rooms, message.name
                )


def _senders(units: Iterable[Unit]) -> dict[str, str]:
    """Unit by the address its forms came from, for addresses that wrote for one unit alone."""
    pairs = {
        (version.message.sender, unit.name)
        for unit in units
        for version in unit.versions
        if version.message and version.message.sender
    }
    counts = Counter(sender for sender, _ in pairs)
    return {sender: name for sender, name in pairs if counts[sender] == 1}
