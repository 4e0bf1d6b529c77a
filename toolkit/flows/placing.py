"""A section's places as its rounds stand: what standings, teams, prizes and titles go by."""

from datetime import date
from itertools import takewhile

from msgspec.structs import replace

from toolkit.flows.play import scoring_of, tournament_of
from toolkit.model.game import Tournament
from toolkit.model.play_state import SectionState
from toolkit.model.record import Record
from toolkit.model.standing import Standing
from toolkit.pairing.berger import cycles_in
from toolkit.pairing.round_robin import settle_withdrawals
from toolkit.rules.schema import Regulation
from toolkit.standings.order import standing
from toolkit.tiebreaks.field import Settings

_NEW_REGIME = date(2026, 3, 1)


class Placing(Record, frozen=True):
    """The standing after the last round whose results are all in.

    `tournament` ends with that round. `open_boards` = boards without a result in later ones.
    """

    standing: Standing
    tournament: Tournament
    open_boards: int = 0

    @property
    def final(self) -> bool:
        """True when all rounds are played and all results are in."""
        total = self.tournament.rounds_total
        return not self.open_boards and len(self.tournament.rounds) >= total > 0


def settled(state: SectionState, regulation: Regulation) -> Tournament:
    """The section as standings see it: who left a round robin has lost the rest, or counts not."""
    paired = tournament_of(state, scoring_of(regulation))
    if state.frozen.system != "round_robin":
        return paired
    return settle_withdrawals(paired, cycles_in(len(state.frozen.players), state.frozen.rounds))


def place(state: SectionState, regulation: Regulation) -> Placing:
    """The places of one section by the regulation's keys."""
    paired = settled(state, regulation)
    full = tuple(takewhile(lambda played: played.complete, paired.rounds))
    later = paired.rounds[len(full) :]
    missing = sum(game.result is None for played in later for game in played.games)
    counted = replace(paired, rounds=full)
    placed = standing(counted, keys_of(state, regulation), settings_of(state, regulation))
    return Placing(placed, counted, missing)


def places_by_round(
    placing: Placing, state: SectionState, regulation: Regulation
) -> list[Standing]:
    """The standing after each round, the last one included."""
    rounds, keys = placing.tournament.rounds, keys_of(state, regulation)
    settings = settings_of(state, regulation)
    earlier = (replace(placing.tournament, rounds=rounds[:n]) for n in range(1, len(rounds)))
    return [*(standing(one, keys, settings) for one in earlier), placing.standing][-len(rounds) :]


def keys_of(state: SectionState, regulation: Regulation) -> tuple[str, ...]:
    """The regulation's order of keys after the points; none named = points alone."""
    ranking = regulation.ranking
    if ranking is None:
        return ()
    robin = state.frozen.system == "round_robin"
    return ranking.round_robin_keys if robin and ranking.round_robin_keys else ranking.keys


def settings_of(state: SectionState, regulation: Regulation) -> Settings:
    """How the keys count byes, forfeits and unplayed rounds."""
    regime = 2026 if regulation.dates.play.first >= _NEW_REGIME else 2024
    robin = state.frozen.system == "round_robin"
    ranking = regulation.ranking
    if ranking is None:
        return Settings(regime, robin)
    return Settings(
        regime,
        robin,
        bye_counts=ranking.bye_counts,
        forfeits_meet=ranking.forfeits_meet,
        forfeit_wins=ranking.forfeit_wins,
        bye_wins=ranking.bye_wins,
        bye_black=ranking.bye_black,
        forfeits_coloured=ranking.forfeits_coloured,
    )
