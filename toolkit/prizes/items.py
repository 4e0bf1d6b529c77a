"""Prizes that are no money (奖杯、奖牌、证书、纪念品): whose they are, how many are needed."""

import re
from collections import Counter
from collections.abc import Iterable

from toolkit.model.award import Award as Given
from toolkit.prizes.lists import PLACES, PrizeList
from toolkit.rules.prizes import Award, Prizes

_AND = re.compile("[和、]")


def items(made: PrizeList, place: int, prizes: Prizes) -> tuple[str, ...]:
    """What the winner of a place gets besides money."""
    return tuple(
        dict.fromkeys(
            award.what
            for award in prizes.awards
            if award.to == "places" and _meant(award, made, place, prizes)
        )
    )


def _meant(award: Award, made: PrizeList, place: int, prizes: Prizes) -> bool:
    """Without groups the main lists are meant, merged sections' own lists among them."""
    main = {PLACES, prizes.merged.group if prizes.merged else PLACES}
    if award.team != made.team or made.group not in (award.groups or main):
        return False
    if award.levels and not set(award.levels) & set(made.levels):
        return False
    return not award.places or award.places[0] <= place <= award.places[-1]


def things(what: str) -> tuple[str, ...]:
    """The single things of an award: 奖牌和奖状 are two."""
    return tuple(part for part in _AND.split(what) if part)


def needed(awards: Iterable[Given]) -> Counter[tuple[str, str, str]]:
    """How many of each thing, by thing, list and place words, for the one who orders them."""
    return Counter(
        (thing, award.list, f"第 {award.place} 名")
        for award in awards
        for what in award.items
        for thing in things(what)
        if not thing.startswith("称号：")
    )
