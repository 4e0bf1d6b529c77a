"""With which rating a player enters a level (以哪个等级分报名), and how he stands with it there."""

from toolkit.entries.admission import Person, person_of
from toolkit.entries.honours import champion_of, must_enter
from toolkit.entries.ratings import STANDARD, Rated, list_named, rated
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, Standing, stand
from toolkit.model.event import State
from toolkit.model.record import Record
from toolkit.rules.eligibility import Level, RatingBar
from toolkit.rules.schema import Regulation

_TOO_LITTLE = (Outcome.BELOW, Outcome.UNSTATED, Outcome.OUT_OF_BAND)


class Claim(Record, frozen=True):
    """One rating that he may enter with: `rating` is what counts, from `found` plus a bonus."""

    rating: int | None
    found: Rated
    which: str  # the list: FIDE or national, "" = the regulation names none
    bonus: int = 0


class Qualified(Record, frozen=True):
    """How he stands in the level, and the rating that says so."""

    standing: Standing
    claim: Claim


def own_list(regulation: Regulation) -> tuple[str, str | None, str]:
    """The list that ratings come from, its month and speed: as named, else that of a level's
    limit; "" = none.
    """
    named = regulation.ratings
    if named:
        return named.list, named.month, named.speed
    bars = [(b.list, b.month, b.speed) for level in regulation.levels for b in level.bars]
    return bars[0] if bars else ("", None, STANDARD)


def on_list(
    entry: Entry,
    which: str,
    month: str | None,
    state: State,
    regulation: Regulation,
    speed: str = STANDARD,
) -> Rated:
    """His rating on a list that a regulation names; what the form states where nobody put it in."""
    closes = regulation.dates.entry_closes.day
    return rated(entry, list_named(state, which, month, closes, speed), speed)


def on_bar(entry: Entry, bar: RatingBar, state: State, regulation: Regulation) -> Rated:
    """His rating on the list that a level's limit names."""
    return on_list(entry, bar.list, bar.month, state, regulation, bar.speed)


def claims(
    entry: Entry, level: Level | None, state: State, regulation: Regulation
) -> tuple[Claim, ...]:
    """The ratings that count in a level; the first is that of the regulation's own list.

    FIDE's rating with a bonus is one only when it stands on an imported list: the form states the
    other one.
    """
    which, month, speed = own_list(regulation)
    own = on_list(entry, which, month, state, regulation, speed)
    found = [Claim(own.rating, own, which)]
    ratings = regulation.ratings
    if ratings and ratings.fide_bonus and level and level.name in ratings.fide_bonus_levels:
        fide = on_list(entry, "FIDE", ratings.month, state, regulation, speed)
        if fide.player and fide.rating is not None:
            bonus = ratings.fide_bonus
            found.append(Claim(fide.rating + bonus, fide, "FIDE", bonus))
    return tuple(found)


def counted_rating(entry: Entry, state: State, regulation: Regulation) -> int | None:
    """The rating that he is paired by (编排用的等级分): the highest that counts in his level."""
    level = regulation.level_of(entry.player.section or "")
    known = [c.rating for c in claims(entry, level, state, regulation) if c.rating is not None]
    return max(known, default=None)


def person_with(entry: Entry, claim: Claim, state: State, regulation: Regulation) -> Person:
    """What is known of him, with this rating and what he won."""
    won, perhaps = champion_of(entry, _titles_asked(regulation), state, regulation)
    person = person_of(entry, regulation)
    return person._replace(rating=claim.rating, won=won, perhaps_won=perhaps)


def known_person(entry: Entry, state: State, regulation: Regulation) -> Person:
    """The same with the rating on the regulation's own list."""
    return person_with(entry, claims(entry, None, state, regulation)[0], state, regulation)


def _titles_asked(regulation: Regulation) -> frozenset[str]:
    ways = (way for level in regulation.levels for way in level.admit)
    return frozenset(name for way in ways for name in way.champion_of)


def qualified(entry: Entry, level: Level, state: State, regulation: Regulation) -> Qualified:
    """How he stands in a level with the rating that serves him best.

    A former champion who may enter nothing lower is let in even below the level's rating.
    """
    found = [
        Qualified(stand(person_with(entry, claim, state, regulation), level, regulation), claim)
        for claim in claims(entry, level, state, regulation)
    ]
    best = next((q for q in found if q.standing.outcome is Outcome.FITS), found[0])
    outcome = best.standing.outcome
    sent_up = must_enter(entry, level, state, regulation)
    if sent_up and outcome in _TOO_LITTLE and not _above(best.claim.rating, level):
        return Qualified(Standing(Outcome.FITS), best.claim)
    return best


def _above(rating: int | None, level: Level) -> bool:
    ends = [way.rating_to for way in level.admit if way.rating_to is not None]
    return rating is not None and bool(ends) and rating > max(ends)
