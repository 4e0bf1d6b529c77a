"""Facts about title certificates (等级证): what a photo showed, and what a person said of it."""

from toolkit.model.picture_facts import Looked, PictureExamined, PictureJudged

CERTIFICATE, RECEIPT, NEITHER, NOT_READ = "certificate", "receipt", "neither", "not_read"
AGREES, DIFFERS, NO_CERTIFICATE = "agrees", "differs", "none"  # what a person may say


class CertificateExamined(PictureExamined, frozen=True, tag="certificate_examined"):
    """The text of a picture was read, because it may be a player's certificate.

    `kind` = what its text says that it is: certificate, receipt, neither; not_read for a picture
    that can't be opened, or where the reading part is not installed (`why` in Chinese).
    `levels` = the titles and grades that it names, `name` = its holder, "" = could not be read.
    `crop` and `strip` = the picture, and the lines that were read, in the archive.
    """

    kind: str
    levels: tuple[str, ...] = ()
    name: str = ""
    why: str = ""
    crop: str = ""
    strip: str = ""


class CertificateJudged(PictureJudged, frozen=True, tag="certificate_judged"):
    """A person held a certificate beside the form (等级证核对).

    `verdict`: agrees, differs, none (no certificate). `stated` = what the form said then, who
    holds what: another form needs another look.
    """

    stated: str = ""


class Certificates(Looked[CertificateExamined, CertificateJudged], frozen=True):
    """What is known of the pictures that may be certificates."""
