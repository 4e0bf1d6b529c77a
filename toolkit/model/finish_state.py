"""What the facts after the last round come to (收尾)."""

from datetime import datetime

from msgspec.structs import replace

from toolkit.model.finish_facts import PrizesPublished, Purged, RowTyped, TitlesListed, WorkedOut
from toolkit.model.record import Record

FinishFact = RowTyped | PrizesPublished | TitlesListed | WorkedOut | Purged


class PrizeVersion(Record, frozen=True):
    """One published version of the prizes."""

    seq: int
    at: datetime
    fact: PrizesPublished


class Finish(Record, frozen=True):
    """What was typed, by table and row; published versions; when the workbooks were made.

    `purged` = personal data is gone: nothing that depends on it can be worked out again.
    """

    typed: dict[tuple[str, str], RowTyped] = {}
    prizes: tuple[PrizeVersion, ...] = ()
    titles: TitlesListed | None = None
    worked_out: dict[str, int] = {}  # number of the last fact, by what was worked out
    purged: bool = False

    def after(self, fact: FinishFact, seq: int, at: datetime) -> "Finish":
        """The state after one more fact."""
        match fact:
            case RowTyped():
                place = (fact.table, fact.row)
                kept = {key: old for key, old in self.typed.items() if key != place}
                return replace(self, typed={**kept, place: fact} if fact.said else kept)
            case PrizesPublished():
                return replace(self, prizes=(*self.prizes, PrizeVersion(seq, at, fact)))
            case TitlesListed():
                return replace(self, titles=fact)
            case Purged():
                return replace(self, purged=True)
            case WorkedOut():
                return replace(self, worked_out={**self.worked_out, fact.what: seq})

    def said(self, table: str, row: str) -> dict[str, str]:
        """What stands in the yellow cells of a row, {} when nothing was typed."""
        fact = self.typed.get((table, row))
        return fact.said if fact else {}
