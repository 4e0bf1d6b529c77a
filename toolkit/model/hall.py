"""The playing hall (赛场) as the facts have it."""

from datetime import datetime

from toolkit.model.hall_facts import RoundTimed, SectionPlaced
from toolkit.model.record import Record


class Hall(Record, frozen=True):
    """Sections by name, rounds by number; the last word holds.

    `seq` and `at` are number and time of the last fact about it, 0 and None before the first.
    """

    places: dict[str, SectionPlaced] = {}
    times: dict[int, RoundTimed] = {}
    seq: int = 0
    at: datetime | None = None

    def after(self, fact: SectionPlaced | RoundTimed, seq: int, at: datetime) -> "Hall":
        """The hall after one more fact."""
        if isinstance(fact, SectionPlaced):
            return Hall({**self.places, fact.section: fact}, self.times, seq, at)
        return Hall(self.places, {**self.times, fact.round: fact}, seq, at)

    def of(self, section: str) -> SectionPlaced:
        """A section's place; where nobody said anything its tables begin with 1."""
        return self.places.get(section, SectionPlaced(section))

    def table(self, section: str, board: int) -> int:
        """The number on the table of a section's board."""
        return self.of(section).first_table - 1 + board

    def when_and_where(self, section: str, number: int) -> str:
        """ "2020-01-18 14:00，甲厅", as far as it is known."""
        time = self.times.get(number, RoundTimed(number))
        moment = f"{time.day} {time.clock}".strip()
        return "，".join(part for part in (moment, self.of(section).hall) if part)
