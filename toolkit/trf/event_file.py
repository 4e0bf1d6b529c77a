"""A section of an event as a TRF file for federations and other pairing programs."""

from datetime import date

from msgspec.structs import replace

from toolkit.model.game import Tournament
from toolkit.model.record import Record
from toolkit.trf.document import TrfFile

_SYSTEMS = {"2017": "FIDE_DUTCH_2017", "2026": "FIDE_DUTCH_2025"}
_TYPES = {"berger": "Individual: Round-Robin", "2017": "Individual: Swiss-System"}


class EventHead(Record, frozen=True):
    """What the head of the file says; `days` one a round, () = not fixed yet.

    `rules` is the rule set that paired: 2017, 2026, berger or xiangqi_points.
    """

    name: str
    city: str
    first: date
    last: date
    rules: str
    arbiter: str = ""
    clock: str = ""
    days: tuple[date, ...] = ()


def event_file(tournament: Tournament, head: EventHead, latin: dict[int, str]) -> TrfFile:
    """The file with names in latin letters, as rating servers take them.

    `latin` = each start number's name in latin letters.
    """
    players = tuple(
        replace(player, name=latin[player.number], federation=player.federation or "CHN", title="")
        for player in tournament.competitors
    )
    rated = sum(player.rating > 0 for player in players)
    lines = {
        "022": head.city,
        "032": "CHN",
        "042": f"{head.first:%Y/%m/%d}",
        "052": f"{head.last:%Y/%m/%d}",
        "062": f"{len(players)}",
        "072": f"{rated}",
        "082": "0",
        "092": _TYPES.get(head.rules, _TYPES["2017"]),
        "102": head.arbiter,
        "122": head.clock,
        "132": _days(head.days),
        "192": _SYSTEMS.get(head.rules, ""),
    }
    written = tuple(f"{code} {text}" for code, text in lines.items() if text)
    return TrfFile(replace(tournament, name=head.name, competitors=players), written)


def name_comments(tournament: Tournament) -> tuple[str, ...]:
    """Which Chinese name stands behind each number (rating servers skip these lines)."""
    return tuple(f"{player.number} {player.name}" for player in tournament.competitors)


def _days(days: tuple[date, ...]) -> str:
    """Record 132: one day a round, under the rounds' columns."""
    return " " * 87 + "  ".join(f"{day:%y/%m/%d}" for day in days) if days else ""
