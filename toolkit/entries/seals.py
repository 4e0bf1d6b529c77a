"""The pictures of a form that may carry its unit's seal, with what is known of each."""

from collections.abc import Iterable, Iterator
from enum import StrEnum

from toolkit.entries.certificates import shows_something_else
from toolkit.entries.evidence import Proof, names_signature, proof_named
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Unit
from toolkit.model.certificate_facts import Certificates
from toolkit.model.event import State
from toolkit.model.form import Picture
from toolkit.model.record import Record
from toolkit.model.seal import CONFIRMED, DIFFERS, FOUND, NOT_EXAMINED, UNREADABLE, UNSURE
from toolkit.model.seal_facts import (
    NO_SEAL,
    OTHER,
    OWN,
    OWN_SIGNED,
    SIGNATURE,
    SealExamined,
    SealJudged,
)
from toolkit.values.units import read_unit

DRAWN = "drawn"  # the kind of a picture that is none: shapes that imitate a seal


class Sight(StrEnum):
    """What a picture is held to be, the best first. A person's word goes before the program's."""

    OWN = "own"  # the unit's own seal
    FOUND = "found"  # a seal whose letters nobody has read
    UNREADABLE = "unreadable"
    DIFFERS = "differs"
    UNSURE = "unsure"  # perhaps a seal
    UNSEEN = "unseen"  # not examined
    OTHER = "other"  # a person says it is another body's
    NONE = "none"
    DRAWN = "drawn"


_ORDER = tuple(Sight)
_SAID = {
    OWN: Sight.OWN, OWN_SIGNED: Sight.OWN, OTHER: Sight.OTHER, SIGNATURE: Sight.NONE,
    NO_SEAL: Sight.NONE,
}  # fmt: skip
_SIGNED = (OWN_SIGNED, SIGNATURE)
_MATCHES = {CONFIRMED: Sight.OWN, DIFFERS: Sight.DIFFERS, UNREADABLE: Sight.UNREADABLE}


class Look(Record, frozen=True):
    """One picture of a paper: what the program saw and what a person said."""

    picture: Picture
    examined: SealExamined | None = None
    judged: SealJudged | None = None

    @property
    def sight(self) -> Sight:
        """What it is held to be."""
        if self.picture.kind == DRAWN:
            return Sight.DRAWN
        if self.judged:
            return _SAID[self.judged.verdict]
        return self.seen

    @property
    def seen(self) -> Sight:
        """What the program holds it to be."""
        report = self.examined.report if self.examined else None
        if report is None or report.outcome == NOT_EXAMINED:
            return Sight.UNSEEN
        if report.outcome == FOUND:
            return _MATCHES.get(report.match or "", Sight.FOUND)
        return Sight.UNSURE if report.outcome == UNSURE else Sight.NONE

    @property
    def text(self) -> str:
        """What was read on it; several seals joined by 、."""
        seals = self.examined.report.seals if self.examined else ()
        return "、".join(dict.fromkeys(seal.text for seal in seals if seal.text))


def seal_pictures(paper: Paper, certificates: Certificates) -> Iterator[Picture]:
    """In the form, then beside it. What its name or its text calls a receipt or a certificate
    stays out: those carry seals too, but not the unit's.
    """
    for picture in (*paper.form.pictures, *paper.beside) if paper.form else ():
        told = proof_named(picture.name)
        if told is Proof.STAMPED or (
            told is None and not shows_something_else(picture, paper.unit, certificates)
        ):
            yield picture


def signed(paper: Paper, state: State) -> bool | None:
    """Whether the leader's signature (领队签字) came as a picture.

    A signature is never looked for: a file's name or a person says so. None = there are pictures
    that nobody has judged yet, and any may hold it.
    """
    pictures = (*paper.form.pictures, *paper.beside) if paper.form else ()
    if any(names_signature(picture.name) for picture in pictures):
        return True
    said = [look.judged for look in looks(paper, state) if look.picture.kind != DRAWN]
    if any(one and one.verdict in _SIGNED for one in said):
        return True
    return False if all(said) else None


def looks(paper: Paper, state: State) -> tuple[Look, ...]:
    """The pictures of a paper, what could be its seal first; each picture once."""
    seals = state.seals
    found: dict[str, Look] = {}
    for picture in seal_pictures(paper, state.certificates):
        key = (picture.sha256, paper.unit)
        look = Look(picture, seals.examined.get(key), seals.judged.get(key))
        found.setdefault(picture.sha256, look)
    return tuple(sorted(found.values(), key=lambda look: _ORDER.index(look.sight)))


def names_on_seal(unit: Unit) -> tuple[str, ...]:
    """The names that a unit's seal may carry: its own, and what its forms call it."""
    said = (value for version in unit.versions for value in version.form.heading.get("unit", ()))
    return _distinct([unit.name, *map(read_unit, said)])


def _distinct(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if len(name) > 1))
