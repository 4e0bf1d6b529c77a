"""Looking at many pictures of an event: two at a time, few in memory, noted as they are done."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol, TypeVar

from toolkit.entries.papers import Paper
from toolkit.flows.desk import Desk
from toolkit.model.facts import AnyFact
from toolkit.model.form import Picture

_WORKERS, _WAITING = 2, 6
_NOTED_AT_ONCE = 50  # a run that is broken off begins again behind these

Job = TypeVar("Job")
Result = TypeVar("Result")


class Progress(Protocol):
    """Hears what is done, how much of it, and of how much."""

    def __call__(self, what: str, done: int, of: int) -> object:
        """`what` is done in Chinese, as the bar shows it."""
        ...


def silent(what: str, done: int, of: int) -> None:
    """Tells nobody."""


def noted(
    desk: Desk,
    jobs: Sequence[Job],
    work: Callable[[Job], Result],
    fact: Callable[[Job, Result], AnyFact],
    progress: Callable[[int, int], object],
) -> None:
    """Does the jobs and notes the fact of each."""
    facts: list[AnyFact] = []
    for done, (job, result) in enumerate(two_at_a_time(jobs, work), 1):
        facts.append(fact(job, result))
        progress(done, len(jobs))
        if len(facts) == _NOTED_AT_ONCE or done == len(jobs):
            desk.note(facts)
            facts = []


def two_at_a_time(
    jobs: Iterable[Job], work: Callable[[Job], Result]
) -> Iterator[tuple[Job, Result]]:
    """Each job with its result, in order; a job is made only when its turn is near."""
    waiting: deque[tuple[Job, Future[Result]]] = deque()
    with ThreadPoolExecutor(_WORKERS) as workers:
        for job in jobs:
            waiting.append((job, workers.submit(work, job)))
            if len(waiting) > _WAITING:
                first, result = waiting.popleft()
                yield first, result.result()
        for first, result in waiting:
            yield first, result.result()


def bytes_of(desk: Desk, paper: Paper, picture: Picture) -> bytes:
    """The picture's bytes: a file of its own, or inside the form. Empty where they did not come."""
    from toolkit.sources.files.unreadable import Unreadable
    from toolkit.sources.pictures.read import read_pictures

    data = desk.original(picture.sha256)
    if data is not None or paper.form is None:
        return data or b""
    whole = desk.original(paper.form.sha256)
    try:
        pictures = read_pictures(whole, paper.name) if whole else []
    except Unreadable:
        return b""
    return next((c for one, c in pictures if one.sha256 == picture.sha256), b"")
