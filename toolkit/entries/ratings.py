"""Which rating counts for a player (等级分): the list's where he is known on it, else the form's.

By FIDE ID or registration number first. A name in pinyin with a birth year only proposes: it
settles nothing by itself, unless the form states the very rating that the list has.
"""

from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from toolkit.entries.likeness import birthday
from toolkit.entries.roster import Entry
from toolkit.entries.same import Same
from toolkit.model.event import State
from toolkit.model.list_facts import RatingsImported
from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.model.people import Player
from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.values.names import name_key
from toolkit.values.pinyin import latin_keys, latin_letters
from toolkit.values.text import squeeze, stated

FORM = "报名表"
STANDARD = "standard"
_LIST_NAMES = {"FIDE": "国际等级分表", "national": "国内等级分表"}


class Rated(Record, frozen=True):
    """The rating that counts on one list, and where it comes from.

    `player` = his line of the list, when it is certain. `perhaps` = lines that could be his.
    `stranger` = the line under the number he states, which is somebody else's. `unread` = he
    entered after the list was read, so it says nothing about him.
    """

    rating: int | None
    source: str = FORM
    player: RatedPlayer | None = None
    perhaps: tuple[RatedPlayer, ...] = ()
    stranger: RatedPlayer | None = None
    unread: bool = False
    speed: str = STANDARD


def wanted(entries: Iterable[Entry]) -> Wanted:
    """Whom the lists are searched for: everybody who entered, by number and by name."""
    numbers: set[str] = set()
    names: set[str] = set()
    latin: set[str] = set()
    for entry in entries:
        numbers |= numbers_of(entry.player)
        if entry.player.name:
            names.add(name_key(entry.player.name))
            latin |= _spelt(entry.player.name)
    return Wanted(frozenset(numbers), frozenset(names), frozenset(latin))


def asked(whom: Wanted) -> tuple[str, ...]:
    """The same as the fact keeps it; spellings follow from the names."""
    return tuple(sorted(whom.numbers | whom.names))


def numbers_of(player: Player) -> set[str]:
    """His FIDE ID and registration number (注册号), as far as the form has them."""
    registration = squeeze(stated(player.said.said.get("registration")))
    return {number for number in (player.fide_id, registration) if number}


def list_named(
    state: State, which: str, month: str | None, closes: date, speed: str = STANDARD
) -> RatingsImported | None:
    """The imported list that the regulation names; without a month the newest until the deadline.

    A list of another month is none, nor is one of another speed.
    """
    lists = [f for f in state.ratings.values() if f.list == which and f.speed in (speed, "all")]
    if month:
        lists = [fact for fact in lists if fact.month == month]
    else:
        in_time = [fact for fact in lists if fact.month <= f"{closes:%Y-%m}"]
        lists = in_time or sorted(lists, key=lambda f: f.month)[:1]
    return max(lists, key=lambda fact: (fact.month, fact.speed == speed), default=None)


def list_title(fact: RatingsImported) -> str:
    """2019-12 国际等级分表."""
    return f"{fact.month} {_LIST_NAMES[fact.list]}"


def rated(entry: Entry, found: RatingsImported | None, speed: str = STANDARD) -> Rated:
    """The rating that counts for a player on a list; without a list what his form states."""
    stated_rating = entry.player.rating
    if found is None:
        return Rated(stated_rating, speed=speed)
    numbers, index = numbers_of(entry.player), _index(Same(found))
    by_number = next((index.numbers[n] for n in sorted(numbers) if n in index.numbers), None)
    if by_number and _could_be(by_number, entry.player):
        return Rated(by_number.at(speed), list_title(found), by_number, speed=speed)
    namesakes = [line for key in _keys(entry.player.name) for line in index.names.get(key, ())]
    alike = tuple(p for p in namesakes if p != by_number and _fits(p, entry.player))
    certain = _certain(alike, entry.player, speed) if by_number is None else None
    if certain:
        return Rated(certain.at(speed), list_title(found), certain, speed=speed)
    unread = not {name_key(entry.player.name), *numbers} <= set(found.asked)
    return Rated(stated_rating, FORM, None, alike, by_number, unread, speed)


def _certain(alike: tuple[RatedPlayer, ...], player: Player, speed: str) -> RatedPlayer | None:
    """The one line whose rating is the stated one, or whose whole birth date is his."""
    same_rating = [v for v in alike if player.rating is not None and v.at(speed) == player.rating]
    for proved in (same_rating, [line for line in alike if _same_day(line, player)]):
        if len(proved) == 1:
            return proved[0]
    return None


def _same_day(line: RatedPlayer, player: Player) -> bool:
    return len(line.birth) > 4 and line.birth == str(birthday(player))


def _could_be(line: RatedPlayer, player: Player) -> bool:
    """A number is believed unless the name and something else speak against it."""
    return _same_name(line, player) or _fits(line, player) or not line.name


def _same_name(line: RatedPlayer, player: Player) -> bool:
    return _key_of(line) in _keys(player.name)


def _fits(line: RatedPlayer, player: Player) -> bool:
    """Neither birth nor sex speaks against it, as far as both sides state them."""
    born, sex = birthday(player), player.sex
    if born and line.birth and not str(born).startswith(line.birth):
        return False
    return not (sex and line.sex and sex != line.sex)


class _Index(NamedTuple):
    """The lines of a list by number and by the key of their name."""

    numbers: dict[str, RatedPlayer]
    names: dict[str, tuple[RatedPlayer, ...]]


@lru_cache(maxsize=8)
def _index(same: Same[RatingsImported]) -> _Index:
    numbers: dict[str, RatedPlayer] = {}
    names: dict[str, tuple[RatedPlayer, ...]] = {}
    for line in same.thing.players:
        numbers.setdefault(line.id, line)
        names[_key_of(line)] = (*names.get(_key_of(line), ()), line)
    numbers.pop("", None)
    return _Index(numbers, names)


def _key_of(line: RatedPlayer) -> str:
    return latin_letters(line.name) if line.name.isascii() else name_key(line.name)


@lru_cache(maxsize=4096)
def _keys(name: str) -> tuple[str, ...]:
    """Under which keys a list may have him; in a steady order."""
    return tuple(dict.fromkeys((name_key(name), *sorted(_spelt(name)))))


def _spelt(name: str) -> frozenset[str]:
    return latin_keys(name if name.isascii() else name_key(name))


def searched_for(who: str) -> Wanted:
    """The wanted for a single name or number that somebody typed."""
    text = who.strip()
    if text.isdecimal():
        return Wanted(numbers=frozenset({text}))
    return Wanted(names=frozenset({name_key(text)}), latin=_spelt(text))


def found_by(lines: Iterable[RatedPlayer], who: str) -> tuple[RatedPlayer, ...]:
    """The lines with that number, or under a name that is or sounds like it."""
    whom = searched_for(who)
    keys = whom.names | whom.latin
    return tuple(line for line in lines if line.id in whom.numbers or _key_of(line) in keys)


def month_wanted(regulation: Regulation) -> tuple[tuple[str, str], ...]:
    """The lists that the regulation names with their month, each once."""
    bars = [(bar.list, bar.month) for level in regulation.levels for bar in level.bars]
    own = [(regulation.ratings.list, regulation.ratings.month)] if regulation.ratings else []
    return tuple(dict.fromkeys((which, month) for which, month in [*bars, *own] if month))
