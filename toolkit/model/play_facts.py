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
    order: tuple[str, ...] = ()  # what start numbers went by: rating, title, registration, lot


class RoundPaired(Fact, frozen=True, tag="round_paired"):
    """A published round with the reason of each board; never recomputed.

    `by_hand` = why the arbiter altered it, "" = nobody did. `notes` = what was decided about it.
    """

    section: str
    round: Round
    engine: str
    reasons: tuple[str, ...] = ()
    first_colour: str = ""
    by_hand: str = ""
    notes: tuple[str, ...] = ()


class RoundWithdrawn(Fact, frozen=True, tag="round_withdrawn"):
    """The last published round is withdrawn with everything entered in it (撤回对阵)."""

    section: str
    round: int
    reason: str


class ResultEntered(Fact, frozen=True, tag="result_entered"):
    """A result read back from a round workbook; None = the cell was emptied."""

    section: str
    round: int
    board: int
    result: Result | None
    origin: Origin = Origin("")


class BoardMarked(Fact, frozen=True, tag="board_marked"):
    """What an arbiter noted about a board, beside its result; all false and 0 = nothing any more.

    `swapped` = the colours were reversed (执色对调). Results and fouls go by the published sides.
    """

    section: str
    round: int
    board: int
    swapped: bool = False
    protest: bool = False
    white_fouls: int = 0
    black_fouls: int = 0
    omitted: str = ""  # who did not record the game: white, black, "" = nobody
    origin: Origin = Origin("")


class PlayerChanged(Fact, frozen=True, tag="player_changed"):
    """A change of a start list between rounds (名单变动); `what` "" takes the row back.

    `what`: see `toolkit.model.changes.Change`. `other` = the second player of a pair that is kept
    apart. `new` = the player himself, when he is not on the start list yet.
    """

    section: str
    row: str
    what: str
    number: int = 0
    round: int = 0
    other: int = 0
    new: Competitor | None = None
    reason: str = ""
    by: str = ""
    origin: Origin = Origin("")


class SectionArranged(Fact, frozen=True, tag="section_arranged"):
    """What becomes of a section (分组): play, cancel, merge (`into` another); "" takes it back."""

    section: str
    what: str
    into: str = ""
    reason: str = ""
    by: str = ""
    origin: Origin = Origin("")


class Ranked(Fact, frozen=True, tag="ranked"):
    """The standing of a section was published (名次公布)."""

    section: str
    after_round: int
