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

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} {len(self.players)} 人"


class RoundPaired(Fact, frozen=True, tag="round_paired"):
    """A published round with the reason of each board; never recomputed.

    `by_hand` = why the arbiter altered it himself, "" = as the rules made it (手工调整).
    """

    section: str
    round: Round
    engine: str
    reasons: tuple[str, ...] = ()
    first_colour: str = ""
    by_hand: str = ""

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} 第 {self.round.number} 轮"


class RoundDrafted(Fact, frozen=True, tag="round_drafted"):
    """A round was proposed for the arbiter to alter (拟编); it is not published.

    Anything that changes the section afterwards makes it void. `by_hand` = why he altered it.
    """

    section: str
    round: Round
    engine: str
    reasons: tuple[str, ...] = ()
    by_hand: str = ""

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} 第 {self.round.number} 轮"


class RoundWithdrawn(Fact, frozen=True, tag="round_withdrawn"):
    """The newest round of a section was withdrawn (撤回对阵), its results with it."""

    section: str
    round: int
    reason: str

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} 第 {self.round} 轮：{self.reason}"


class SectionNoted(Fact, frozen=True, tag="section_noted"):
    """A row that the arbiter typed beside the rounds: 名单变动 or 抗议; `said` {} takes it back."""

    section: str
    table: str
    row: str
    said: dict[str, str]
    origin: Origin = Origin("")

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} {self.table}"


class ResultEntered(Fact, frozen=True, tag="result_entered"):
    """A result read back from a round workbook; None = the cell was emptied.

    It is stated for the sides as printed. `swapped` = they played with the colours exchanged
    (先后手对调). Fouls (犯规) are xiangqi's, of the sides as printed; `…_omitted` = those that
    the side got because it did not record the game (漏录).
    """

    section: str
    round: int
    board: int
    result: Result | None
    origin: Origin = Origin("")
    swapped: bool = False
    white_fouls: int = 0
    black_fouls: int = 0
    white_omitted: int = 0
    black_omitted: int = 0

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} 第 {self.round} 轮 {self.board} 台"


class SectionArranged(Fact, frozen=True, tag="section_arranged"):
    """What becomes of a section (分组): play, cancel, merge (`into` another); "" takes it back."""

    section: str
    what: str
    into: str = ""
    reason: str = ""
    by: str = ""
    origin: Origin = Origin("")

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} {self.what} {self.into}".rstrip()


class Ranked(Fact, frozen=True, tag="ranked"):
    """The standing of a section was published (名次公布)."""

    section: str
    after_round: int

    @property
    def about(self) -> str:
        """What it is about, as the audit trail has it."""
        return f"{self.section} 第 {self.after_round} 轮后"
