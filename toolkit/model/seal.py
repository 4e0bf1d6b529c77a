"""What was seen of an official seal (公章) in one picture. It never says that a seal is genuine."""

from toolkit.model.record import Record

FOUND, UNSURE, NOT_FOUND, NOT_EXAMINED = "found", "unsure", "not_found", "not_examined"
CONFIRMED, DIFFERS, UNREADABLE = "confirmed", "differs", "unreadable"


class Seal(Record, frozen=True):
    """One seal, or what looks a little like one.

    `box` is x, y, width, height in pixels of the picture as it is shown. `kind` is the shape
    (round, oval, square) with the ink where it is not red ("round blue", "oval grey").
    `score` counts evidence; from 5 on it is a seal, from 3.5 on a person should look. `text` is a
    free reading, a help and no proof.
    """

    kind: str
    score: float
    box: tuple[int, int, int, int]
    text: str = ""
    confidence: float = 0.0


class SealReport(Record, frozen=True):
    """What one picture showed; `seals` best first, `score` of the best candidate, seal or not.

    `match` compares the seals with the claimed names: confirmed, differs or unreadable; None when
    nothing was claimed, no seal was found or the reading part is not installed.
    `why` says in Chinese why a picture was not examined.
    """

    outcome: str
    score: float = 0.0
    seals: tuple[Seal, ...] = ()
    match: str | None = None
    why: str = ""
