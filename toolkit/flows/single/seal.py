"""`qisai seal`: seals in pictures, workbooks and PDFs without an event (docs/seals.md)."""

import csv
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.picture_work import two_at_a_time
from toolkit.model.seal import (
    CONFIRMED,
    DIFFERS,
    FOUND,
    NOT_EXAMINED,
    NOT_FOUND,
    UNREADABLE,
    UNSURE,
    SealReport,
)
from toolkit.sources.files.sniff import sniff
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.mail.text import decode
from toolkit.sources.pictures.read import read_pictures

if TYPE_CHECKING:
    from toolkit.sources.seals.examine import Claim

Claimed = dict[str, tuple[str, ...]]  # names by file
NO_PICTURE = "文件里没有图片"
NO_FORGERY_CHECK = "只看图片像不像公章、像谁的公章，未做真伪鉴定；由人认定。"


class Job(NamedTuple):
    """One picture to be looked at: whose file it is, its place, and how to look at it."""

    file: str
    where: str | None
    look: Callable[[], SealReport]
    drawn: bool = False  # shapes that imitate a seal: no picture at all


def seal(
    files: Sequence[str],
    claims: str | None = None,
    progress: Callable[[str], object] = lambda _: None,
) -> Outcome | Failure:
    """Looks at every picture of these files; `progress` hears the file of each that is done.

    `claims` = a CSV file that says whose seal each file should carry.
    """
    if not any(Path(typed).is_file() for typed in files):
        return Failure(f"没有这个文件：{'、'.join(files)}", "请检查文件名和所在的文件夹。")
    claimed = read_claims(claims) if claims else {}
    if isinstance(claimed, Failure):
        return claimed
    entries, lines = [], []
    for job, report in _looked_at(files, claimed):
        progress(job.file)
        entries.append(_entry(job, report))
        lines.append(_line(job, report))
    return Outcome((*lines, NO_FORGERY_CHECK), "", {"files": entries})


def read_claims(name: str) -> dict[str, tuple[str, ...]] | Failure:
    """Names by file, from a CSV with the columns file and claimed_unit (aliases joined by |)."""
    try:
        text = decode(Path(name).read_bytes()).removeprefix("\ufeff")
    except OSError as error:
        return Failure(f"读不了 {name}：{error.strerror}", "请检查文件名和所在的文件夹。")
    rows = csv.DictReader(text.splitlines())
    if not {"file", "claimed_unit"} <= set(rows.fieldnames or ()):
        return Failure(f"{name} 缺少列 file 或 claimed_unit。", "第一行写列名，每行一个文件。")
    found: dict[str, tuple[str, ...]] = {}
    for row in rows:
        names = (row["claimed_unit"] or "").replace("｜", "|").split("|")
        found[row["file"] or ""] = tuple(filter(None, map(str.strip, names)))
    return found


def _claim(typed: str, claimed: Claimed) -> "Claim":
    """A file is named in the list as it was typed, or by its name alone."""
    from toolkit.sources.seals.examine import Claim

    names = claimed.get(typed) or claimed.get(Path(typed).name, ())
    others = {name for more in claimed.values() for name in more} - set(names)
    return Claim(names, tuple(sorted(others)))


def _looked_at(files: Sequence[str], claimed: Claimed) -> Iterator[tuple[Job, SealReport]]:
    """Two at a time, in the order of the files; only a few wait in memory."""
    jobs = (job for typed in files for job in _jobs(typed, claimed))
    return two_at_a_time(jobs, lambda job: job.look())


def _jobs(typed: str, claimed: Claimed) -> Iterator[Job]:
    """A file's pictures; one that has none, or can't be read, gives one line that says so."""
    try:
        data = Path(typed).read_bytes()
        look = _pages if sniff(data, typed) == "pdf" else _pictures
        found = list(look(typed, data, claimed))
        why = "文件打不开" if data.startswith(b"%PDF") else NO_PICTURE
    except OSError as error:
        found, why = [], f"文件读不到：{error.strerror}"
    except Unreadable as error:
        found, why = [], f"文件读不了：{error}"
    outcome = NOT_FOUND if why == NO_PICTURE else NOT_EXAMINED
    yield from found or [Job(typed, None, lambda: SealReport(outcome, why=why))]


def _pictures(typed: str, data: bytes, claimed: Claimed) -> Iterator[Job]:
    from toolkit.sources.seals.examine import examine

    claim = _claim(typed, claimed)
    for picture, content in read_pictures(data, typed):
        if picture.kind == "drawn":
            drawn = SealReport(NOT_FOUND, why="用图形画的章，不算盖章")
            yield Job(typed, picture.where, partial(_same, drawn), drawn=True)
        else:
            yield Job(typed, picture.where, partial(examine, content, claim))


def _pages(typed: str, data: bytes, claimed: Claimed) -> Iterator[Job]:
    from toolkit.sources.seals.examine import examine_pixels
    from toolkit.sources.seals.pages import pages

    claim = _claim(typed, claimed)
    for number, page in enumerate(pages(data), 1):
        yield Job(typed, f"第{number}页", partial(examine_pixels, page, claim))


def _same(report: SealReport) -> SealReport:
    return report


_HAS_SEAL = {FOUND: True, UNSURE: None, NOT_FOUND: False, NOT_EXAMINED: None}


def _entry(job: Job, report: SealReport) -> dict[str, Any]:
    """The contract of `qisai seal`: all keys, unknown = null."""
    best = report.seals[0] if report.seals else None
    shown = (
        [one for one in report.seals if one.text and one.score >= best.score - 3] if best else []
    )
    return {
        "file": job.file,
        "where": job.where,
        "has_seal": _HAS_SEAL[report.outcome],
        "outcome": report.outcome,
        "score": None if report.outcome == NOT_EXAMINED else report.score,
        "kind": "drawn" if job.drawn else best.kind if best else None,
        "text": "|".join(one.text for one in shown) or None,
        "box": list(best.box) if best else None,
        "match": report.match,
    }


_WORDS = {
    FOUND: "有公章",
    UNSURE: "看不准，请人工看",
    NOT_FOUND: "没有公章",
    NOT_EXAMINED: "没有看",
}


_MATCHES = {
    CONFIRMED: "看起来是所报单位的公章",
    DIFFERS: "像是别的单位的公章，请人工看",
    UNREADABLE: "看不清是谁的，请人工看",
}


def _line(job: Job, report: SealReport) -> str:
    place = f" {job.where}" if job.where else ""
    why = f"（{report.why}）" if report.why else ""
    texts = "、".join(seal.text for seal in report.seals if seal.text)
    read = f"，读作“{texts}”" if texts else ""
    match = f"，{_MATCHES[report.match]}" if report.match else ""
    return f"{job.file}{place}：{_WORDS[report.outcome]}{why}{read}{match}"
