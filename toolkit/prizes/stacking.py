"""May one player hold prizes of several groups (兼得)? The best that the rules allow him."""

from collections.abc import Sequence
from itertools import combinations

from toolkit.model.record import Record
from toolkit.prizes.contest import Given
from toolkit.rules.prizes import Stacking


class Offer(Record, frozen=True):
    """A prize that a player would get: which list, at what place, worth how much in fen."""

    list: int
    group: str
    place: int
    worth: int
    shared_by: int = 1


def rule_for(rules: Sequence[Stacking], one: str, other: str) -> Stacking | None:
    """The rule about two groups; the one that forbids most, where several speak of them."""
    about = [r for r in rules if one != other and {one, other} <= set(r.between)]
    order = ("higher", "decision", "all")
    return min(about, key=lambda r: order.index(r.keep), default=None)


def decision_key(rule: Stacking) -> str:
    """The key of the decision on a rule that the text leaves open."""
    return f"prizes/stacking/{'+'.join(rule.between)}"


def left_open(rule: Stacking) -> bool:
    """True when no phrase of the text settles it: the default is our reading."""
    return rule.keep == "decision" or (rule.keep == "all" and not rule.quote)


def excludes(rule: Stacking | None, given: Given) -> bool:
    """Whether one player may hold only the higher of the two; by default what is open is all."""
    if rule is None:
        return False
    if left_open(rule):
        return given.accepts(decision_key(rule)) is False
    return rule.keep == "higher"


def best(offers: Sequence[Offer], rules: Sequence[Stacking], given: Given) -> tuple[Offer, ...]:
    """The allowed set of offers that is worth most; of equal ones the one with more prizes.

    Still equal: the lists that the regulation names first. This is 就高不就低 for any number of
    rules, since every allowed set is weighed.
    """
    allowed = [
        chosen
        for count in range(len(offers), 0, -1)
        for chosen in combinations(offers, count)
        if not any(
            excludes(rule_for(rules, one.group, other.group), given)
            for one, other in combinations(chosen, 2)
        )
    ]
    worth = [sum(offer.worth for offer in chosen) for chosen in allowed]
    return allowed[worth.index(max(worth))] if allowed else ()


def keeper(
    lost: Offer, held: Sequence[Offer], rules: Sequence[Stacking], given: Given
) -> tuple[Offer, Stacking] | None:
    """The prize for whose sake another one is not given, with the rule; None = he keeps both."""
    for offer in held:
        rule = rule_for(rules, lost.group, offer.group)
        if rule and excludes(rule, given):
            return offer, rule
    return None
