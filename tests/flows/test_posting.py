"""What is posted: a workbook, a PDF and a picture of the same list."""

from datetime import datetime
from pathlib import Path

import pytest

from tests.flows.office import qisai
from tests.layouts.test_wall import wall
from toolkit.flows import posting
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI
from toolkit.workbooks.book import Stamp

NOW = datetime(2020, 1, 18, 8, 30, tzinfo=SHANGHAI)
MADE = Stamp(created=datetime(2020, 1, 18, 8, 30), event="e", seq=1)


@pytest.fixture
def event(tmp_path: Path) -> Path:
    folder = tmp_path / "赛"
    assert qisai("new", folder, "--regulation", "zibo-2020").code == 0
    return folder


def post(event: Path) -> list[str]:
    """Posts a wall sheet and returns the files that were written for it."""

    def work(desk: Desk) -> Outcome | Failure:
        posting.post(desk, "对阵-男子组-第1轮", MADE, wall(4))
        return Outcome(tuple(Path(w.path).name for w in desk.outputs.written))

    done = at_desk(event, "test", NOW, work)
    assert isinstance(done, Outcome)
    return list(done.lines)


def test_a_list_is_posted_in_three_shapes_and_not_made_twice(
    event: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "chinese_fonts", lambda: ("SimSun",))
    assert post(event) == [f"对阵-男子组-第1轮.{kind}" for kind in ("xlsx", "pdf", "png")]
    assert (event / "3公布/图片/对阵-男子组-第1轮.png").is_file()
    assert post(event) == []


def test_without_a_chinese_font_only_the_workbook_is_posted(
    event: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posting, "chinese_fonts", tuple)
    assert post(event) == ["对阵-男子组-第1轮.xlsx"]
