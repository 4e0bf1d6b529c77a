"""Facts about play (比赛): start lists, rounds, results, published standings."""

from toolkit.model.fact import Fact, Origin
from toolkit.model.game import Competitor, Result, Round


class SectionFrozen(Fact, frozen=True, tag="section_frozen"):
    """The start list of a section (编排名单); never recomputed."""

    section: str
    players: tuple[Competitor, ...]
    rounds: int
    system: str
    seed: str = ""


class RoundPaired(Fact, frozen=True, tag="round_paired"):
    """A published round with the reason of each board; never recomputed."""

    section: str
    round: Round
    engine: str
    reasons: tuple[str, ...] = ()
    first_colour: str = ""


class ResultEntered(Fact, frozen=True, tag="result_entered"):
    """A result read back from a round workbook; None = the cell was emptied."""

    section: str
    round: int
    board: int
    result: Result | None
    origin: Origin = Origin("")


class Ranked(Fact, frozen=True, tag="ranked"):
    """The standing of a section was published (名次公布)."""

    section: str
    after_round: int
