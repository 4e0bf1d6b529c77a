"""The arbiter's own hand (手工调整): swaps and pins before publication, what they break."""

from collections.abc import Iterable, Sequence

import msgspec

from toolkit.model.game import Colour, Mark, RequestedBye, Tournament
from toolkit.model.standing import Board, Pairing
from toolkit.pairing.boards import in_board_order
from toolkit.pairing.entrants import Entrant, entrants
from toolkit.pairing.legality import broken_rules
from toolkit.pairing.reasons import who
from toolkit.pairing.swiss import SwissOptions, pair_round

replace = msgspec.structs.replace

BROKEN = "违反规则："


def pair_around(
    tournament: Tournament, pins: Sequence[tuple[int, int]], options: SwissOptions, reason: str
) -> Pairing:
    """Pair the round with these boards (white, black) fixed, everybody else by the rules."""
    pinned = {number for pair in pins for number in pair}
    now = tournament.next_round
    held = tuple(RequestedBye(now, number, Mark.ZERO_BYE) for number in sorted(pinned))
    players = entrants(tournament)
    if pinned >= players.keys():
        rest = Pairing(now, options.rules)
    else:
        rest = pair_round(replace(tournament, requested=tournament.requested + held), options)
    if rest.findings and not rest.boards:
        return rest
    fixed = {pair: Board(0, *pair, by_hand=reason) for pair in pins}
    known = {(board.white, board.black): board for board in rest.boards} | fixed
    ordered = in_board_order(known, players)
    return replace(
        rest,
        boards=tuple(
            replace(known[pair], number=number) for number, pair in enumerate(ordered, start=1)
        ),
        byes=tuple(bye for bye in rest.byes if bye.player not in pinned),
    )


def consequences(tournament: Tournament, pairing: Pairing) -> tuple[str, ...]:
    """What the round means as it stands, one Chinese sentence each: rules broken come first."""
    pairs = [(board.white, board.black) for board in pairing.boards]
    bye = next((bye.player for bye in pairing.byes if bye.mark is Mark.PAIRING_BYE), None)
    broken = broken_rules(tournament, pairs, bye, pairing.rules)
    players = entrants(tournament)
    notes = [
        note
        for pair in pairs
        if set(pair) <= players.keys()
        for note in _notes(tournament, players[pair[0]], players[pair[1]])
    ]
    return tuple([f"{BROKEN}{fault}" for fault in broken] + notes)


def _notes(tournament: Tournament, white: Entrant, black: Entrant) -> Iterable[str]:
    show = tournament.scoring.show
    if white.score != black.score:
        yield (
            f"{who(white)}（{show(white.score)} 分）与{who(black)}（{show(black.score)} 分）不同分"
        )
    if white.unit and white.unit == black.unit:
        yield f"{who(white)}与{who(black)}同属{white.unit}"
    for player, colour in ((white, Colour.WHITE), (black, Colour.BLACK)):
        yield from _colour_notes(player, colour)


def _colour_notes(player: Entrant, colour: Colour) -> Iterable[str]:
    side = "先手" if colour is Colour.WHITE else "后手"
    if player.colours[-2:] == (colour, colour):
        yield f"{who(player)}将连续第三盘执{side}"
    change = 1 if colour is Colour.WHITE else -1
    difference = player.difference + change
    if abs(difference) > 2 and abs(difference) > abs(player.difference):
        yield f"{who(player)}先后手将相差 {abs(difference)} 盘"
