"""The players of one round to be paired, with what pairing rules ask about them."""

from typing import NamedTuple

from toolkit.model.game import Colour, Competitor, Mark, Side, Tournament, sides

_ALWAYS_BARRED = frozenset({Mark.PAIRING_BYE, Mark.FORFEIT_WIN})


class Entrant(NamedTuple):
    """One player before a round.

    `place` numbers the players who take or took part, from 1: it is what "start number" means in
    the rules, since a player who never came does not exist for them. `score` includes virtual
    points. `colours` are those of played games, `difference` whites minus blacks.
    """

    number: int
    place: int
    points: int
    score: int
    met: frozenset[int]
    colours: tuple[Colour, ...]
    rows: tuple[Side, ...]
    name: str = ""
    unit: str = ""

    @property
    def difference(self) -> int:
        """Games with white minus games with black."""
        return self.colours.count(Colour.WHITE) - self.colours.count(Colour.BLACK)

    @property
    def preference(self) -> tuple[Colour | None, int]:
        """Due colour and its strength: 3 absolute, 2 strong, 1 mild, 0 none (C.04.3 1.7)."""
        twice = len(self.colours) > 1 and self.colours[-1] is self.colours[-2]
        difference = self.difference
        if abs(difference) > 1:
            return (Colour.BLACK if difference > 0 else Colour.WHITE), 3
        if twice:
            return self.colours[-1].other, 3
        if difference:
            return (Colour.BLACK if difference > 0 else Colour.WHITE), 2
        return (self.colours[-1].other, 1) if self.colours else (None, 0)

    def barred_from_bye(self, rules: str) -> bool:
        """True when he may not have the pairing bye again (C2); 2026 adds full-point byes."""
        barred = _ALWAYS_BARRED | ({Mark.FULL_BYE} if rules == "2026" else frozenset())
        return any(side.mark in barred for side in self.rows)


def entrants(tournament: Tournament) -> dict[int, Entrant]:
    """Who is to be paired in the next round, by start number, in order of start numbers."""
    now = tournament.next_round
    away = {bye.player for bye in tournament.requested if bye.round == now}
    table = tournament.scoring.table()
    rows = sides(tournament)
    found: dict[int, Entrant] = {}
    place = 0
    for player in _ordered(tournament):
        row = rows[player.number]
        present = player.active(now) and player.number not in away
        if not present and not took_part(row):
            continue
        place += 1
        if present:
            points = sum(table[side.mark] for side in row)
            found[player.number] = Entrant(
                number=player.number,
                place=place,
                points=points,
                score=points + virtual_points(tournament, player.number, now),
                met=frozenset(
                    side.opponent for side in row if side.mark.played and side.opponent is not None
                ),
                colours=tuple(side.colour for side in row if side.mark.played and side.colour),
                rows=tuple(row),
                name=player.name,
                unit=player.unit,
            )
    return found


def took_part(row: list[Side]) -> bool:
    """True when the pairing ever had him: a game, even a forfeited one, or a pairing bye."""
    return any(side.opponent is not None or side.mark is Mark.PAIRING_BYE for side in row)


def _ordered(tournament: Tournament) -> list[Competitor]:
    return sorted(tournament.competitors, key=lambda player: player.number)


def virtual_points(tournament: Tournament, number: int, round_number: int) -> int:
    """Virtual points of a player in a round, in units; the last record that names him counts."""
    points = 0
    for item in tournament.virtual:
        if (
            item.first_round <= round_number <= item.last_round
            and item.first_number <= number <= item.last_number
        ):
            points = item.points
    return points


def initial_colour(tournament: Tournament) -> Colour:
    """The drawn colour of number 1: as recorded, else as round 1 shows it, else white."""
    if tournament.first_colour is not None:
        return tournament.first_colour
    first = tournament.rounds[0].games if tournament.rounds else ()
    if not first:
        return Colour.WHITE
    top = min(first, key=lambda game: min(game.white, game.black))
    return Colour.WHITE if top.white < top.black else Colour.BLACK


def topscorer(entrant: Entrant, tournament: Tournament) -> bool:
    """True for more than half of the possible points before the last round (C.04.3 1.8)."""
    last = tournament.next_round == tournament.rounds_total
    return last and 2 * entrant.score > tournament.scoring.win * len(tournament.rounds)


def forbidden_now(tournament: Tournament) -> set[tuple[int, int]]:
    """Pairs that must not meet in the next round, both ways round."""
    now = tournament.next_round
    pairs: set[tuple[int, int]] = set()
    for item in tournament.forbidden:
        if item.first_round <= now and (item.last_round is None or now <= item.last_round):
            pairs |= {(a, b) for a in item.players for b in item.players if a != b}
    return pairs
