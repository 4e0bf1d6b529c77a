"""Facts after the last round (收尾): what people typed, prizes published, titles listed."""

from typing import Literal

from toolkit.model.award import Application, Award
from toolkit.model.fact import Fact, Origin
from toolkit.model.purge_facts import Purged as Purged


class RowTyped(Fact, frozen=True, tag="row_typed"):
    """The yellow cells of one row of a workbook: hotels, withdrawals, amounts set later, papers.

    `said` by column; {} = they were emptied. `table` is the sheet's name, `row` its row id.
    """

    table: str
    row: str
    said: dict[str, str]
    subject: str = ""
    origin: Origin = Origin("")

    @property
    def about(self) -> str:
        """The sheet and whom it is about."""
        return f"{self.table} {self.subject or self.row}"


class PrizesPublished(Fact, frozen=True, tag="prizes_published"):
    """The prizes were published (奖金公布); a later one is a new version, never a correction."""

    awards: tuple[Award, ...]

    @property
    def about(self) -> str:
        """How many."""
        return f"{len(self.awards)} 项"


class TitlesListed(Fact, frozen=True, tag="titles_listed"):
    """Who may apply for which title, as it was listed (等级申报名单)."""

    applications: tuple[Application, ...]

    @property
    def about(self) -> str:
        """How many."""
        return f"{len(self.applications)} 人"


class WorkedOut(Fact, frozen=True, tag="worked_out"):
    """Something was worked out; its workbooks show the event as of now."""

    what: Literal["affairs", "changes", "checkin", "closing", "rooms", "prizes", "titles"]
