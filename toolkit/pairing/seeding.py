"""Start numbers (序号) and draws (抽签).

A draw needs no trust in a program: each name's lot is the SHA-256 of "seed:key", and the smaller
digest comes first. The printed seed lets anybody repeat it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import sha256

import msgspec

from toolkit.model.game import Colour, Competitor

Order = Callable[[Competitor], object]


def start_list(
    players: Iterable[Competitor],
    order: Sequence[str],
    seed: str = "",
    titles: Mapping[str, int] | None = None,
) -> tuple[Competitor, ...]:
    """The players numbered from 1.

    `order` lists what decides, first things first: "rating" (unrated last), "title" (`titles`
    gives each title's rank, 1 is highest; unknown titles last), "lot" (by `seed`), "registration"
    (as they come, which is also what remains last). ValueError for another word.
    """
    ranks = titles or {}
    keys: dict[str, Order] = {
        "rating": lambda player: -player.rating,
        "title": lambda player: ranks.get(player.title, len(ranks) + 1),
        "lot": lambda player: lot(seed, player.entry or player.name),
        "registration": lambda _player: 0,
    }
    unknown = [word for word in order if word not in keys]
    if unknown:
        raise ValueError(f"no such order: {unknown[0]}")
    ranked = list(players)
    for word in reversed(order):
        ranked.sort(key=keys[word])  # type: ignore[arg-type]
    return tuple(
        msgspec.structs.replace(player, number=number)
        for number, player in enumerate(ranked, start=1)
    )


def lot(seed: str, key: str) -> str:
    """The lot of one name or entry: the smaller comes first."""
    return sha256(f"{seed}:{key}".encode()).hexdigest()


def drawn_order(seed: str, keys: Iterable[str]) -> list[str]:
    """The keys in drawn order."""
    return sorted(keys, key=lambda key: lot(seed, key))


def drawn_colour(seed: str) -> Colour:
    """The colour of number 1 in round 1."""
    return Colour.WHITE if int(lot(seed, "colour"), 16) % 2 == 0 else Colour.BLACK
