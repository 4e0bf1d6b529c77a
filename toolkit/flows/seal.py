"""`qisai seal`: seals in pictures, workbooks and PDFs without an event (docs/seals.md)."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.seal import FOUND, NOT_EXAMINED, NOT_FOUND, UNSURE, SealReport
from toolkit.sources.files.sniff import sniff
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.pictures.read import read_pictures

_WORKERS, _WAITING = 2, 6
NO_PICTURE = "文件里没有图片"
NO_FORGERY_CHECK = "只看图片像不像公章、像谁的公章，未做真伪鉴定；由人认定。"


class Job(NamedTuple):
    """One picture to be looked at: whose file it is, its place, and how to look at it."""

    file: str
    where: str | None
    look: Callable[[], SealReport]
    drawn: bool = False  # shapes that imitate a seal: no picture at all


def seal(
    files: Sequence[str], progress: Callable[[str], object] = lambda _: None
) -> Outcome | Failure:
    """Looks at every picture of these files; `progress` hears the file of each that is done."""
    if not any(Path(typed).is_file() for typed in files):
        return Failure(f"没有这个文件：{'、'.join(files)}", "请检查文件名和所在的文件夹。")
    entries, lines = [], []
    for job, report in _looked_at(files):
        progress(job.file)
        entries.append(_entry(job, report))
        lines.append(_line(job, report))
    return Outcome((*lines, NO_FORGERY_CHECK), "", {"files": entries})


def _looked_at(files: Sequence[str]) -> Iterator[tuple[Job, SealReport]]:
    """Two at a time, in the order of the files; only a few wait in memory."""
    waiting: deque[tuple[Job, Future[SealReport]]] = deque()
    with ThreadPoolExecutor(_WORKERS) as workers:
        for typed in files:
            for job in _jobs(typed):
                waiting.append((job, workers.submit(job.look)))
                if len(waiting) > _WAITING:
                    first, report = waiting.popleft()
                    yield first, report.result()
        for first, report in waiting:
            yield first, report.result()


def _jobs(typed: str) -> Iterator[Job]:
    """A file's pictures; one that has none, or can't be read, gives one line that says so."""
    try:
        data = Path(typed).read_bytes()
        found = list(_pages(typed, data) if sniff(data, typed) == "pdf" else _pictures(typed, data))
        why = "文件打不开" if data.startswith(b"%PDF") else NO_PICTURE
    except OSError as error:
        found, why = [], f"文件读不到：{error.strerror}"
    except Unreadable as error:
        found, why = [], f"文件读不了：{error}"
    outcome = NOT_FOUND if why == NO_PICTURE else NOT_EXAMINED
    yield from found or [Job(typed, None, lambda: SealReport(outcome, why=why))]


def _pictures(typed: str, data: bytes) -> Iterator[Job]:
    from toolkit.sources.seals.examine import examine

    for picture, content in read_pictures(data, typed):
        if picture.kind == "drawn":
            drawn = SealReport(NOT_FOUND, why="用图形画的章，不算盖章")
            yield Job(typed, picture.where, partial(_same, drawn), drawn=True)
        else:
            yield Job(typed, picture.where, partial(examine, content))


def _pages(typed: str, data: bytes) -> Iterator[Job]:
    from toolkit.sources.seals.examine import examine_pixels
    from toolkit.sources.seals.pages import pages

    for number, page in enumerate(pages(data), 1):
        yield Job(typed, f"第{number}页", partial(examine_pixels, page))


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


def _line(job: Job, report: SealReport) -> str:
    place = f" {job.where}" if job.where else ""
    why = f"（{report.why}）" if report.why else ""
    return f"{job.file}{place}：{_WORDS[report.outcome]}{why}"
