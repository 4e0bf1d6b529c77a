"""What facts about looked-at pictures have in common, whatever the pictures show."""

from typing import Generic, Self, TypeVar

from msgspec.structs import replace

from toolkit.model.fact import Fact, Origin
from toolkit.model.record import Record


class PictureExamined(Fact, frozen=True):
    """A picture was looked at for the unit that sent it."""

    sha256: str
    unit: str


class PictureJudged(Fact, frozen=True):
    """A person said what a picture is; it holds wherever the unit sends it again.

    `verdict` "" = taken back.
    """

    sha256: str
    unit: str
    verdict: str
    note: str = ""
    by: str = ""
    unit_name: str = ""
    origin: Origin = Origin("")


Examined = TypeVar("Examined", bound=PictureExamined)
Judged = TypeVar("Judged", bound=PictureJudged)


class Looked(Record, Generic[Examined, Judged], frozen=True):
    """What is known of every picture, by its digest and the unit that sent it."""

    examined: dict[tuple[str, str], Examined] = {}
    judged: dict[tuple[str, str], Judged] = {}

    def after(self, fact: Examined | Judged) -> Self:
        """The same after one more fact."""
        key = (fact.sha256, fact.unit)
        if isinstance(fact, PictureExamined):
            return replace(self, examined={**self.examined, key: fact})
        kept = {place: said for place, said in self.judged.items() if place != key}
        return replace(self, judged={**kept, key: fact} if fact.verdict else kept)
