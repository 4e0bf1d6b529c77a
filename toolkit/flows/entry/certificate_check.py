"""Reads the photos of title certificates that nobody has read yet, once for each."""

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from toolkit.entries.build import build
from toolkit.entries.certificates import possible
from toolkit.entries.papers import Paper
from toolkit.flows.desk import Desk
from toolkit.flows.picture_work import Progress, bytes_of, noted, silent
from toolkit.model.certificate_facts import (
    CERTIFICATE,
    NEITHER,
    NOT_READ,
    RECEIPT,
    CertificateExamined,
)
from toolkit.model.form import Picture
from toolkit.model.seal import CONFIRMED, NOT_FOUND
from toolkit.sources.seals import extra

if TYPE_CHECKING:
    from toolkit.sources.seals.certificate import Photo


class _Wanted(NamedTuple):
    picture: Picture
    paper: Paper


def examine_certificates(desk: Desk, progress: Progress = silent) -> None:
    """Notes what every new picture says that is a certificate by its name, or may be one.

    Others are read where they could be taken for a seal that is not the unit's, or where the
    regulation asks for certificates. Run it after the seals were looked for.
    """

    def fact(one: _Wanted, photo: "Photo") -> CertificateExamined:
        return CertificateExamined(
            one.picture.sha256,
            one.paper.unit,
            _kind(photo),
            photo.text.levels,
            photo.text.name,
            photo.why,
            desk.keep(photo.picture) if photo.picture else "",
            desk.keep(photo.lines) if photo.lines else "",
        )

    wanted = _wanted(desk)
    noted(desk, wanted, partial(_read, desk), fact, partial(progress, "看等级证"))


def _wanted(desk: Desk) -> list[_Wanted]:
    found: dict[tuple[str, str], _Wanted] = {}
    asked = bool(desk.regulation.demand("certificate_photo"))
    for paper in build(desk.state, desk.regulation).papers:
        for picture, named in possible(paper) if paper.unit else ():
            if (named or _may_be_one(desk, paper, picture, asked=asked)) and not _known(
                desk, paper, picture
            ):
                found.setdefault((picture.sha256, paper.unit), _Wanted(picture, paper))
    return list(found.values())


def _may_be_one(desk: Desk, paper: Paper, picture: Picture, *, asked: bool) -> bool:
    """Whether a picture with no telling name is worth reading: it is not the unit's seal."""
    seal = desk.state.seals.examined.get((picture.sha256, paper.unit))
    if not extra.installed() or (seal and seal.report.match == CONFIRMED):
        return False
    return asked or bool(seal and seal.read and seal.report.outcome != NOT_FOUND)


def _known(desk: Desk, paper: Paper, picture: Picture) -> bool:
    from toolkit.sources.seals.certificate import NOT_INSTALLED

    known = desk.state.certificates.examined.get((picture.sha256, paper.unit))
    return bool(known and not (known.why == NOT_INSTALLED and extra.installed()))


def _read(desk: Desk, one: _Wanted) -> "Photo":
    from toolkit.sources.seals.certificate import read_photo

    return read_photo(bytes_of(desk, one.paper, one.picture), one.picture.name)


def _kind(photo: "Photo") -> str:
    if photo.why:
        return NOT_READ
    if photo.text.certificate and len(photo.text.levels) == 1:
        return CERTIFICATE
    return RECEIPT if photo.receipt else NEITHER
