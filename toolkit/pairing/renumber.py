"""A tournament with other start numbers, when the arbiter changes them or a file asks for it."""

from collections.abc import Mapping

import msgspec

from toolkit.model.game import Bye, Game, Round, Tournament


def renumbered(tournament: Tournament, new: Mapping[int, int]) -> Tournament:
    """The same tournament; `new` gives every player's new start number."""
    replace = msgspec.structs.replace
    competitors = sorted(
        (replace(player, number=new[player.number]) for player in tournament.competitors),
        key=lambda player: player.number,
    )
    return replace(
        tournament,
        competitors=tuple(competitors),
        rounds=tuple(_round(played, new) for played in tournament.rounds),
        requested=tuple(replace(bye, player=new[bye.player]) for bye in tournament.requested),
        forbidden=tuple(
            replace(pair, players=tuple(new[player] for player in pair.players))
            for pair in tournament.forbidden
        ),
        virtual=tuple(
            replace(item, first_number=new[number], last_number=new[number])
            for item in tournament.virtual
            for number in range(item.first_number, item.last_number + 1)
            if number in new
        ),
    )


def _round(played: Round, new: Mapping[int, int]) -> Round:
    return Round(
        played.number,
        tuple(_game(game, new) for game in played.games),
        tuple(Bye(new[bye.player], bye.mark) for bye in played.byes),
    )


def _game(game: Game, new: Mapping[int, int]) -> Game:
    return msgspec.structs.replace(game, white=new[game.white], black=new[game.black])
