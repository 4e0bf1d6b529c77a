"""Prizes and titles (奖金、等级申报) as they are published: facts, never computed anew silently."""

from typing import Literal

from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record


class Award(Record, frozen=True):
    """One prize of one winner (一项奖): from which list, for which place, why.

    `winner` is the key of his entry, "team:" + name for a team. `amount` is what the regulation
    states, before or after tax as it says there; None = still to be set (奖金另定). `why` = plain
    Chinese, among it why another prize is not given. `waits` = the key of the open decision that
    keeps it out of public lists, "" = it stands.
    """

    winner: str
    name: str
    list: str
    place: int
    unit: str = ""
    section: str = ""
    group: str = ""
    clause: str = ""
    kind: Literal["place", "bonus", "chosen"] = "place"
    amount: Money | None = ZERO
    shared_by: int = 1  # so many share the place
    items: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    waits: str = ""
    members: tuple[str, ...] = ()  # of a team: keys of the entries that count

    @property
    def key(self) -> tuple[str, str, str]:
        """By what it is known again in another version: list, kind and winner."""
        return (self.list, self.kind, self.winner)


class Application(Record, frozen=True):
    """A title that a player may apply for (等级申报): from which title to which, by what result.

    `points` are half points of `rounds` rounds; `needed` = half points that the rate asks for.
    """

    entry: str
    name: str
    section: str
    start: str
    goal: str
    points: int
    rounds: int
    needed: int
    rate: int
    unit: str = ""
    source: str = ""  # where the rate comes from
    by_organiser: bool = False  # 统一办理, else at the local office
    waits: str = ""
