"""A round as the arbiter wants it (手工调整): boards retyped or kept, the rest by the rules."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from toolkit.model.game import Bye, Mark, Tournament
from toolkit.model.record import Record
from toolkit.model.standing import Board, Pairing

Pair = tuple[int, int]
Repair = Callable[[Sequence[Pair]], Pairing]
"""Pairs the round with these boards (white, black) fixed, everybody else by the rules."""


class Wish(Record, frozen=True):
    """What was typed at one row of the draft; 0 = the cell was left empty."""

    white: int = 0
    black: int = 0
    keep: bool = False
    why: str = ""

    @property
    def alters(self) -> bool:
        """True when the row asks for anything."""
        return bool(self.white or self.black or self.keep)


def altered(
    proposed: Pairing, wishes: dict[int, Wish], repair: Repair, tournament: Tournament
) -> Pairing | str:
    """The round with all wishes, or in words why it can't be.

    `wishes` by board; minus a player's number = the row of his bye. With a kept board everybody
    else is paired anew; else the boards stand as typed.
    """
    asked = {place: wish for place, wish in wishes.items() if wish.alters}
    reasons = [wish.why for wish in asked.values() if wish.why]
    if not reasons:
        return "请写调整理由"
    reason = "；".join(dict.fromkeys(reasons))
    boards = {
        board.number: _typed(board, asked.get(board.number), reason) for board in proposed.boards
    }
    if any(wish.keep for wish in asked.values()):
        kept = [boards[n] for n, wish in asked.items() if n in boards]
        return repair([(board.white, board.black) for board in kept])
    byes = tuple(_free(bye, asked.get(-bye.player)) for bye in proposed.byes)
    made = replace(proposed, boards=tuple(boards.values()), byes=byes)
    return _whole(proposed, made, tournament) or made


def _typed(board: Board, wish: Wish | None, reason: str) -> Board:
    if wish is None:
        return board
    return replace(
        board,
        white=wish.white or board.white,
        black=wish.black or board.black,
        reasons=(),
        by_hand=reason,
    )


def _free(bye: Bye, wish: Wish | None) -> Bye:
    """A bye given to somebody else is a pairing bye."""
    return Bye(wish.white, Mark.PAIRING_BYE) if wish and wish.white else bye


def _whole(proposed: Pairing, made: Pairing, tournament: Tournament) -> str | None:
    """Everybody exactly once, and nobody who was not there before."""
    names = {player.number: player.name for player in tournament.competitors}
    before, after = _players(proposed), _players(made)
    twice = [number for number, count in after.items() if count > 1]
    if twice:
        return f"{twice[0]} 号{names.get(twice[0], '')}编了两次；两人对换，两处都要改"
    strange = after.keys() - before.keys()
    if strange:
        number = min(strange)
        return f"{number} 号{names.get(number, '')}本轮不参加编排"
    missing = before.keys() - after.keys()
    if missing:
        number = min(missing)
        return f"{number} 号{names.get(number, '')}没有编进去"
    return None


def _players(pairing: Pairing) -> Counter[int]:
    sides = [side for board in pairing.boards for side in (board.white, board.black)]
    return Counter([*sides, *(bye.player for bye in pairing.byes)])
