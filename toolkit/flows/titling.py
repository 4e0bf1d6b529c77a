"""Titles as they stand now: the results of finished sections against the score rates."""

import re
from collections.abc import Iterator

from toolkit.entries.roster import Roster
from toolkit.flows.contest import contest_of, given_of
from toolkit.flows.placing import place
from toolkit.layouts.finish import PAPERS, RATES
from toolkit.model.award import Application
from toolkit.model.event import State
from toolkit.model.game import CHESS, Side, sides
from toolkit.prizes.contest import Contender, Contest
from toolkit.rules.schema import Regulation
from toolkit.titles.apply import Applied, Scorer, apply
from toolkit.titles.rates import Confirmed


class Titling:
    """Who may apply, with what people confirmed and handed in."""

    def __init__(
        self, state: State, regulation: Regulation, roster: Roster, contest: Contest | None = None
    ) -> None:
        self.state, self.regulation, self.roster = state, regulation, roster
        self.contest = contest or contest_of(state, regulation, roster)
        self.applied: Applied = apply(
            self.scorers(), regulation, confirmed(state), given_of(state), earlier(state)
        )

    def said(self, one: Application) -> dict[str, str]:
        """What was typed about his papers."""
        return self.state.finish.said(PAPERS, one.entry)

    def scorers(self) -> Iterator[Scorer]:
        """The players of finished sections, in order of places; barred ones (取消获奖) are out.

        Points are counted as 1, ½ and 0 whatever the event's own scoring.
        """
        if self.regulation.titles is None:
            return
        entries = {entry.id: entry for entry in self.roster.entries}
        barred = given_of(self.state).barred
        for field in self.contest.fields:
            tournament = place(self.state.sections[field.section], self.regulation).tournament
            played = sides(tournament)
            held = {player.number: player.title for player in tournament.competitors}
            for player in field.players:
                if player.key in barred:
                    continue
                entry = entries.get(player.key)
                title = entry.player.title if entry else held[player.number]
                grade = entry.player.grade if entry else None
                yield _scorer(player, title, grade, played[player.number])


def _scorer(player: Contender, title: str | None, grade: str | None, rounds: list[Side]) -> Scorer:
    unplayed = [side for side in rounds if not side.mark.played]
    return Scorer(
        player.key, player.name, player.unit, player.field, player.own, title or None, grade,
        sum(CHESS.of(side.mark) for side in rounds), len(rounds),
        sum(CHESS.of(side.mark) for side in unplayed), len(unplayed),
    )  # fmt: skip


def confirmed(state: State) -> dict[str, Confirmed]:
    """The rates that people filled in, by row."""
    return {
        row: Confirmed(int(fact.said["rate"]), fact.said.get("source", ""), fact.said.get("by", ""))
        for (table, row), fact in state.finish.typed.items()
        if table == RATES.sheet
    }


def earlier(state: State) -> dict[str, int]:
    """How many norms players brought with them, as typed among their papers."""
    return {
        row: sum(bool(piece.strip()) for piece in re.split("[;；、\n]", fact.said["earlier"]))
        for (table, row), fact in state.finish.typed.items()
        if table == PAPERS and fact.said.get("earlier")
    }
