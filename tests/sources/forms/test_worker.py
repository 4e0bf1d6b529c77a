from collections.abc import Iterator

import pytest

from tests.sources.made import xlsx
from toolkit.sources.forms import read, worker
from toolkit.sources.forms.read import read_here
from toolkit.sources.forms.worker import Job, Worker, shared

FORM = xlsx("单位：甲队\n姓名|性别|组别\n王小一|男|甲组")
DYING = """
import os
from toolkit.sources.forms import worker
def answer(job):
    if job.file_name == "dies": os.abort()
    if job.file_name == "sleeps": __import__("time").sleep(60)
    return plain(job)
plain, worker._answer = worker._answer, answer
worker.serve()
"""


@pytest.fixture
def dying() -> Iterator[Worker]:
    made = Worker(timeout=3, start=DYING)
    yield made
    made.close()


def test_the_same_as_in_this_process() -> None:
    known = {"x": {"姓名": "name"}}
    assert shared().read(FORM, "x.xlsx", ("1",), known) == read_here(FORM, "x.xlsx", ("1",), known)
    assert shared() is shared()


@pytest.mark.parametrize(("name", "reason"), [("dies", "异常"), ("sleeps", "过长")])
def test_one_bad_file_ends_no_batch(dying: Worker, name: str, reason: str) -> None:
    result = dying.read(b"x", name)
    assert [p.code for p in result.problems] == ["F001"]
    assert reason in result.problems[0].detail["reason"]
    assert dying.read(FORM, "x.xlsx").forms


def test_our_own_fault_is_told_and_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    def slip(*_: object) -> None:
        raise RuntimeError("slip")

    monkeypatch.setattr(read, "read_here", slip)
    answer = worker._answer(Job(b"x", "x.xlsx"))
    assert "slip" in answer.problems[0].detail["reason"]
