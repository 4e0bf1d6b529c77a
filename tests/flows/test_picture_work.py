from pathlib import Path
from threading import Lock
from time import sleep
from typing import Any, cast

from tests.entered import SEAL, form, mailed
from toolkit.flows.picture_work import bytes_of, noted, two_at_a_time
from toolkit.model.facts import AnyFact, Checked


def test_results_come_in_order_and_few_jobs_wait() -> None:
    made: list[int] = []

    def jobs() -> Any:
        for number in range(40):
            made.append(number)
            yield number

    for job, result in two_at_a_time(jobs(), lambda number: number * 2):
        assert result == 2 * job
        assert len(made) - job < 9
    assert made == list(range(40))


def test_no_more_than_two_work_at_once() -> None:
    lock, now, most = Lock(), [0], [0]

    def work(_: int) -> None:
        with lock:
            now[0] += 1
            most[0] = max(most[0], now[0])
        sleep(0.005)
        with lock:
            now[0] -= 1

    assert len(list(two_at_a_time(range(12), work))) == 12
    assert most[0] <= 2


class FakeDesk:
    """What `noted` and `bytes_of` need of a desk."""

    def __init__(self, **originals: bytes) -> None:
        self.batches: list[int] = []
        self.originals = originals

    def note(self, facts: list[AnyFact]) -> None:
        self.batches.append(len(facts))

    def original(self, sha256: str) -> bytes | None:
        return self.originals.get(sha256)


def test_what_is_done_is_noted_as_it_goes_and_told() -> None:
    desk, heard = FakeDesk(), list[tuple[int, int]]()
    noted(cast(Any, desk), range(120), str, lambda *_: Checked(), lambda *told: heard.append(told))
    assert desk.batches == [50, 50, 20]
    assert heard[-1] == (120, 120)


def test_nothing_to_do_notes_nothing() -> None:
    desk = FakeDesk()
    noted(cast(Any, desk), [], str, lambda *_: Checked(), lambda *_: None)
    assert desk.batches == []


def test_bytes_come_from_the_archive_or_from_inside_the_form(tmp_path: Path) -> None:
    [paper] = mailed(form(pictures=(SEAL,))).ground().roster.papers
    assert bytes_of(cast(Any, FakeDesk(**{SEAL.sha256: b"png"})), paper, SEAL) == b"png"
    assert bytes_of(cast(Any, FakeDesk()), paper, SEAL) == b""
    torn = FakeDesk(**{paper.sha256: b"no workbook"})
    assert bytes_of(cast(Any, torn), paper, SEAL) == b""
