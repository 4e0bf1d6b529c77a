"""Facts about seals (公章): what was seen in a picture, and what a person said of it."""

from toolkit.model.picture_facts import Looked, PictureExamined, PictureJudged
from toolkit.model.seal import SealReport

OWN, OTHER, NO_SEAL = "own", "other", "none"  # what a person may say of a picture
OWN_SIGNED, SIGNATURE = "own_signed", "signature"  # with the leader's signature, or that alone


class SealExamined(PictureExamined, frozen=True, tag="seal_examined"):
    """A picture was looked at for a unit, whose seal it should carry.

    `names` = the names it was held against; `read` = letters were read, not only shapes looked
    for. `crop` and `strip` = the seal cut out and its letters in a line, in the archive.
    """

    report: SealReport
    names: tuple[str, ...] = ()
    read: bool = False
    crop: str = ""
    strip: str = ""


class SealJudged(PictureJudged, frozen=True, tag="seal_judged"):
    """A person said what a picture is (盖章核对).

    `verdict`: own, other (another body's seal), none (no seal), own_signed (own, and the leader's
    signature is on it), signature (the leader's signature alone).
    """


class Seals(Looked[SealExamined, SealJudged], frozen=True):
    """What is known of the pictures in which a seal was looked for."""
