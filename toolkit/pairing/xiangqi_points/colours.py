"""Who has red (先后手): the choice within a pair, what it costs, and why it was made."""

from enum import StrEnum
from typing import NamedTuple

from toolkit.model.game import Colour
from toolkit.pairing.xiangqi_points.field import Contender
from toolkit.pairing.xiangqi_points.lots import lot
from toolkit.pairing.xiangqi_points.settings import FirstColours, PointsSettings
from toolkit.pairing.xiangqi_points.terms import Terms


class Why(StrEnum):
    """What decided the colours of a pair."""

    LIMIT = "limit"
    HIGHER = "higher"
    DIFFERENCE = "difference"
    LAST = "last"
    HISTORY = "history"
    NUMBER = "number"
    LOT = "lot"
    ARBITER = "arbiter"


class Profile(NamedTuple):
    """All of a player's colour history that a cost depends on."""

    difference: int
    last: Colour | None
    run: int


class Cost(NamedTuple):
    """What a pair costs in colours, for both players together; smaller is better.

    `breaches`: players beyond a limit. `excess`: by how much differences stand above one
    afterwards. `repeats`: players who have the colour of their last game again.
    """

    breaches: int
    excess: int
    repeats: int


class Seats(NamedTuple):
    """A pair with its colours, their cost and the reason."""

    red: Contender
    black: Contender
    cost: Cost
    why: Why


def profile(player: Contender) -> Profile:
    """The player's colour profile; many players share one, so costs are worked out once."""
    last = player.colours[-1] if player.colours else None
    return Profile(player.difference, last, player.run)


def price(player: Profile, colour: Colour, settings: PointsSettings) -> Cost:
    """What it costs to give a player this colour."""
    after = player.difference + (1 if colour is Colour.WHITE else -1)
    again = player.last is colour
    widens = abs(after) > abs(player.difference)
    too_far = widens and abs(after) > settings.max_difference
    too_often = again and player.run >= settings.max_in_row
    return Cost(int(too_far or too_often), max(0, abs(after) - 1), int(again))


def ranking(one: Profile, other: Profile, first: Colour, favour: bool, terms: Terms) -> list[int]:
    """What giving `first` to `one` is judged by, most important first; smaller is better.

    `favour`: `one` scores higher and it is one of the last rounds.
    """
    own = price(one, first, terms.settings)
    his = price(other, first.other, terms.settings)
    return [
        own.breaches + his.breaches,
        *((own.excess, own.repeats) if favour else (0, 0)),
        own.excess + his.excess,
        own.repeats + his.repeats,
    ]


def cost(one: Profile, other: Profile, favour: bool, terms: Terms) -> Cost:
    """The cost of the better way to seat the two (`favour` as in `ranking`)."""
    best = min(
        ranking(one, other, Colour.WHITE, favour, terms),
        ranking(one, other, Colour.BLACK, favour, terms),
    )
    return Cost(best[0], best[3], best[4])


_WHY = (Why.LIMIT, Why.HIGHER, Why.HIGHER, Why.DIFFERENCE, Why.LAST)


def seat(one: Contender, other: Contender, terms: Terms) -> Seats:
    """Seat a pair, in whichever order it is given."""
    if (-one.points, one.number) > (-other.points, other.number):
        one, other = other, one
    favour = terms.favours_higher and one.points > other.points
    profiles = profile(one), profile(other)
    red = ranking(*profiles, Colour.WHITE, favour, terms)
    black = ranking(*profiles, Colour.BLACK, favour, terms)
    if red == black:
        first, why = _equal_claims(one, other, terms)
    else:
        first = Colour.WHITE if red < black else Colour.BLACK
        why = next(why for why, a, b in zip(_WHY, red, black, strict=True) if a != b)
    best = min(red, black)
    price_of_pair = Cost(best[0], best[3], best[4])
    pair = (one, other) if first is Colour.WHITE else (other, one)
    return Seats(*pair, price_of_pair, why)


def seat_as_told(red: Contender, black: Contender, terms: Terms) -> Seats:
    """Seat a pair as the arbiter said, with what that costs."""
    rank = ranking(profile(red), profile(black), Colour.WHITE, False, terms)
    return Seats(red, black, Cost(rank[0], rank[3], rank[4]), Why.ARBITER)


def _equal_claims(one: Contender, other: Contender, terms: Terms) -> tuple[Colour, Why]:
    """The colour of `one` when both have the same claim."""
    for mine, his in zip(reversed(one.colours), reversed(other.colours), strict=False):
        if mine is not his:
            return mine.other, Why.HISTORY
    fresh = not one.colours and not other.colours
    low, high = sorted((one.number, other.number))
    if fresh and terms.settings.first_colours is FirstColours.LOT:
        drawn = lot(terms.seed, "colour", terms.round, low, high) % 2 == 0
        return (Colour.WHITE if drawn == (one.number == low) else Colour.BLACK), Why.LOT
    small_has_red = terms.round % 2 == 1
    return (Colour.WHITE if small_has_red == (one.number == low) else Colour.BLACK), Why.NUMBER
