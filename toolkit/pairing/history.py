"""The tournament as it stood before one of its rounds, for checking and for re-pairing."""

import msgspec

from toolkit.model.game import Mark, RequestedBye, Tournament, round_sides


def before_round(tournament: Tournament, index: int) -> Tournament:
    """Cut off round `index` + 1 and all later ones.

    Who was neither paired nor given the pairing bye in that round had asked for his bye, or was
    absent: both become requests, so that pairing again meets the same field.
    """
    played = tournament.rounds[index]
    present = {
        number
        for number, side in round_sides(played)
        if side.opponent is not None or side.mark is Mark.PAIRING_BYE
    }
    asked = {bye.player: bye.mark for bye in played.byes}
    requested = tuple(
        RequestedBye(played.number, player.number, asked.get(player.number, Mark.ZERO_BYE))
        for player in tournament.competitors
        if player.number not in present
    )
    return msgspec.structs.replace(
        tournament, rounds=tournament.rounds[:index], requested=requested
    )
