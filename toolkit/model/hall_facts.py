"""Facts about the playing hall (赛场): where each section sits and when the rounds begin."""

from toolkit.model.fact import Fact, Origin


class SectionPlaced(Fact, frozen=True, tag="section_placed"):
    """Where a section plays: its hall, its first table's number, its arbiters (as typed).

    Tables are numbered through the hall: board 1 of the section stands at `first_table`.
    """

    section: str
    hall: str = ""
    first_table: int = 1
    arbiters: str = ""
    origin: Origin = Origin("")


class RoundTimed(Fact, frozen=True, tag="round_timed"):
    """When a round begins, for all sections: day 2020-01-18 and clock 14:00, "" = open."""

    round: int
    day: str = ""
    clock: str = ""
    origin: Origin = Origin("")
