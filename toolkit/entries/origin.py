"""Home regions (籍贯): by the first digits of the ID number, against the stated address."""

from toolkit.model.record import Record
from toolkit.rules.eligibility import Region


class Origin(Record, frozen=True):
    """Is he of the region; `doubtful` = number and address say different things."""

    inside: bool
    doubtful: bool = False


def origin(number: str | None, address: str, region: Region) -> Origin:
    """The number decides where the regulation names prefixes; without either he is not of it.

    The prefix is the place of first registration, not of today's household: where the address
    disagrees, a person decides.
    """
    by_address = any(word in address for word in region.address) if address else None
    if not region.prefixes or number is None:
        return Origin(bool(by_address))
    by_number = number.startswith(region.prefixes)
    return Origin(by_number, by_address is not None and by_address != by_number)
