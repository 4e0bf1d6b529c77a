"""Turns the files of a mail into attachments: containers opened, names made safe, roles given."""

import hashlib

from toolkit.model.form import Problem
from toolkit.model.message import Attachment, Via
from toolkit.sources.mail import mime
from toolkit.sources.mail.containers import Opened, Packed, open_tnef, open_zip
from toolkit.sources.mail.headers import safe_name
from toolkit.sources.mail.roles import role_of
from toolkit.sources.mail.sniff import kind_of

FILE_LIMIT = 400
_DEPTH = 5


def unpack(
    files: list[Packed], about_entry: bool
) -> tuple[tuple[Attachment, ...], tuple[Problem, ...]]:
    """The attachments, and what could not be opened; such a container is kept as it came."""
    problems: list[Problem] = []
    flat = _flatten(files, problems, 0)
    if len(flat) > FILE_LIMIT:
        cause = f"附件超过 {FILE_LIMIT} 个，后面的没有读"
        problems.append(Problem("F001", detail={"cause": cause}))
    found = [_attachment(file, n, about_entry) for n, file in enumerate(flat[:FILE_LIMIT], 1)]
    return tuple(found), tuple(problems)


def _flatten(files: list[Packed], problems: list[Problem], depth: int) -> list[Packed]:
    flat: list[Packed] = []
    for file in files:
        opened = _open(file) if depth < _DEPTH else None
        if opened is None:
            flat.append(file)
            continue
        problems += opened.problems
        flat += _flatten(list(opened.files), problems, depth + 1)
        if not opened.whole:
            flat.append(file)
    return flat


def _open(file: Packed) -> Opened | None:
    """What is inside a container; None for a plain file."""
    kind = kind_of(file.content, file.name)
    if kind == "zip":
        return open_zip(file.content, safe_name(file.name, "附件.zip"))
    if kind == "tnef":
        return open_tnef(file.content, safe_name(file.name, "winmail.dat"))
    if kind == "mail":
        return _open_mail(file.content)
    return None


def _open_mail(content: bytes) -> Opened:
    """A mail that was attached as a plain file."""
    inner = [leaf.part for leaf in mime.leaves(mime.split(content)) if not leaf.head]
    files = []
    for part in inner[: mime.PART_LIMIT]:
        name = part.disposition.params.get("filename") or part.content_type.params.get("name", "")
        if name or not part.content_type.value.startswith("text/"):
            files.append(Packed(name, part.decoded(), Via.NESTED))
    return Opened(tuple(files), (), whole=bool(files))


def _attachment(file: Packed, number: int, about_entry: bool) -> Attachment:
    kind = kind_of(file.content, file.name)
    name = safe_name(file.name) or f"附件{number}.{kind}"
    return Attachment(
        name=name,
        sha256=hashlib.sha256(file.content).hexdigest(),
        via=file.via,
        role=role_of(name, kind, file.content, file.via, about_entry),
        kind=kind,
        content=file.content,
        content_id=file.content_id,
    )
