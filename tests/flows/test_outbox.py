"""A letter that says the same is the same letter; letters about money stand beside the others."""

from tests.letters.samples import CONFIRMATION, PAYMENT
from toolkit.flows.outbox import MONEY, Wanted, version_of


def test_a_letter_is_known_by_what_it_says() -> None:
    one = Wanted(PAYMENT, MONEY, "晨光/棋院", "u1", "f1", version_of(PAYMENT))
    other = one._replace(version=version_of(CONFIRMATION))
    assert one.key == one._replace(files=()).key
    assert one.key != other.key
    assert "/" not in one.file
    assert one.file.endswith("-收款.eml")
