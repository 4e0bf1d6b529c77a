"""Facts about seals (公章): what was seen in a picture, and what a person said of it."""

from msgspec.structs import replace

from toolkit.model.fact import Fact, Origin
from toolkit.model.record import Record
from toolkit.model.seal import SealReport

OWN, OTHER, NO_SEAL = "own", "other", "none"  # what a person may say of a picture


class SealExamined(Fact, frozen=True, tag="seal_examined"):
    """A picture was looked at for a unit, whose seal it should carry.

    `names` = the names it was held against; `read` = letters were read, not only shapes looked
    for. `crop` and `strip` = the seal cut out and its letters in a line, in the archive.
    """

    sha256: str
    unit: str
    report: SealReport
    names: tuple[str, ...] = ()
    read: bool = False
    crop: str = ""
    strip: str = ""


class SealJudged(Fact, frozen=True, tag="seal_judged"):
    """A person said what a picture is (盖章核对); it holds wherever the unit sends it again.

    `verdict`: own, other (another body's seal), none (no seal), "" = taken back.
    """

    sha256: str
    unit: str
    verdict: str
    note: str = ""
    by: str = ""
    unit_name: str = ""
    origin: Origin = Origin("")


class Seals(Record, frozen=True):
    """What is known of every picture, by its digest and the unit that sent it."""

    examined: dict[tuple[str, str], SealExamined] = {}
    judged: dict[tuple[str, str], SealJudged] = {}

    def after(self, fact: SealExamined | SealJudged) -> "Seals":
        """The same after one more fact."""
        key = (fact.sha256, fact.unit)
        if isinstance(fact, SealExamined):
            return replace(self, examined={**self.examined, key: fact})
        kept = {place: said for place, said in self.judged.items() if place != key}
        return replace(self, judged={**kept, key: fact} if fact.verdict else kept)
