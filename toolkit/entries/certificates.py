"""Photos of title certificates (等级证照片) beside what the form states of their holders."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum

from toolkit.entries.evidence import Proof, proof_named
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Entry
from toolkit.model.certificate_facts import (
    AGREES,
    CERTIFICATE,
    DIFFERS,
    NO_CERTIFICATE,
    NOT_READ,
    RECEIPT,
    CertificateExamined,
    CertificateJudged,
    Certificates,
)
from toolkit.model.form import Picture
from toolkit.model.record import Record
from toolkit.values.names import name_key
from toolkit.values.titles import GRADES, NONE, grade_order, title_order

_UNPLACED = ("header", "background", "drawn")  # kinds of pictures that show nobody's certificate


class Held(StrEnum):
    """What a certificate is held to be; a person's word goes before the program's."""

    AGREES = "agrees"
    HIGHER = "higher"  # it shows more than the form states
    LOWER = "lower"
    OTHER_NAME = "other name"
    UNREADABLE = "unreadable"  # no level, or several
    NOBODY = "nobody"  # none of the unit's players, by the file's name or its own text
    UNSEEN = "unseen"  # not examined
    REFUSED = "refused"  # a person says that it differs
    NONE = "none"  # a person says that it is no certificate


_SAID = {AGREES: Held.AGREES, DIFFERS: Held.REFUSED, NO_CERTIFICATE: Held.NONE}


class CertificateLook(Record, frozen=True):
    """One photo: whose it is, what was read on it, what a person said.

    `judged` only as long as the form states what it stated then.
    """

    picture: Picture
    examined: CertificateExamined
    entry: Entry | None = None
    judged: CertificateJudged | None = None

    @property
    def held(self) -> Held:
        """What it is held to be."""
        return _SAID[self.judged.verdict] if self.judged else self.seen

    @property
    def seen(self) -> Held:
        """What the program holds it to be."""
        if self.examined.kind == NOT_READ:
            return Held.UNSEEN
        if len(self.examined.levels) != 1:
            return Held.UNREADABLE
        if self.entry is None:
            return Held.NOBODY
        read = name_key(self.examined.name)
        if read and read != name_key(self.entry.player.name):
            return Held.OTHER_NAME
        return _compared(self.level, self.entry)

    @property
    def level(self) -> str:
        """The title or grade that was read, "" when none was, or several."""
        return self.examined.levels[0] if len(self.examined.levels) == 1 else ""

    @property
    def stated(self) -> str:
        """Who the form says holds what: 吴二 一级棋士."""
        return stated_of(self.entry, self.level) if self.entry else ""


def stated_of(entry: Entry, level: str) -> str:
    """A player with what he states on the ladder of a level, both where no level was read."""
    player = entry.player
    both = (player.title, player.grade)
    told = both if not level else (player.grade,) if level in GRADES else (player.title,)
    words = [word for word in told if word and word != NONE]
    return f"{player.name} {'、'.join(words) or '没有填写等级'}"


def _compared(level: str, entry: Entry) -> Held:
    graded = level in GRADES
    stated = entry.player.grade if graded else entry.player.title
    order = grade_order if graded else title_order
    shown, told = order(level), order(stated) or 0
    if level == stated or shown == told:
        return Held.AGREES
    return Held.HIGHER if shown is None or shown > told else Held.LOWER


def possible(paper: Paper) -> Iterator[tuple[Picture, bool]]:
    """The pictures of a paper that may be certificates, and whether their names say so."""
    for picture in (*paper.form.pictures, *paper.beside) if paper.form else ():
        named = proof_named(picture.name)
        if named is Proof.CERTIFICATE:
            yield picture, True
        elif named is None and picture.kind not in _UNPLACED:
            yield picture, False


def certificates(
    paper: Paper, entries: Sequence[Entry], known: Certificates
) -> tuple[CertificateLook, ...]:
    """The paper's photos that are certificates by their name or their text, each once.

    `entries` = the unit's players.
    """
    found: dict[str, CertificateLook] = {}
    for picture, named in possible(paper):
        key = (picture.sha256, paper.unit)
        examined = known.examined.get(key)
        if examined and (named or examined.kind == CERTIFICATE):
            look = CertificateLook(picture, examined, _holder(picture, examined, entries))
            said = known.judged.get(key)
            if said and said.stated == look.stated:
                look = CertificateLook(picture, examined, look.entry, said)
            found.setdefault(picture.sha256, look)
    return tuple(found.values())


def shows_something_else(picture: Picture, unit: str, known: Certificates) -> bool:
    """Whether a picture's text says that it is a certificate or a receipt: no unit's seal there."""
    examined = known.examined.get((picture.sha256, unit))
    return examined is not None and examined.kind in (CERTIFICATE, RECEIPT)


def _holder(
    picture: Picture, examined: CertificateExamined, entries: Sequence[Entry]
) -> Entry | None:
    """The player whom the file's name names, else the one whose name was read."""
    file = name_key(picture.name.rpartition(".")[0])
    by_file = [e for e in entries if (key := name_key(e.player.name)) and key in file]
    by_text = [e for e in entries if name_key(e.player.name) == name_key(examined.name)]
    return _only(by_file) or _only(by_text) or _only(entries)


def _only(entries: Iterable[Entry]) -> Entry | None:
    found = tuple(entries)
    return found[0] if len(found) == 1 else None
