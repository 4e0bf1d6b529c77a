"""The money of the demo: the sheets are filled as an accountant would, and read back."""

from datetime import datetime
from pathlib import Path

from tests.flows.money.test_bank import STATEMENT, entered
from toolkit.flows.demo.demo_money import (
    FOLDER,
    Choice,
    Held,
    MoneyPlan,
    decide_transfers,
    give_rooms,
    take_statement,
)
from toolkit.flows.desk import at_desk
from toolkit.flows.outcome import Outcome
from toolkit.model.clock import SHANGHAI

PLAN = MoneyPlan(
    at=datetime(2020, 1, 3, 9, tzinfo=SHANGHAI),
    choices=(Choice("周晓梅", "2790.00", "建议1", "来电确认"),),
    held=(Held("淄博饭店", "标准间", 1),),
)


def test_a_statement_is_read_and_decided_about_and_rooms_follow(tmp_path: Path) -> None:
    event = entered(tmp_path)
    (tmp_path / FOLDER).mkdir()
    (tmp_path / FOLDER / "流水.csv").write_text(STATEMENT, "utf-8")
    said = []
    for work in (
        lambda desk: take_statement(desk, tmp_path),
        lambda desk: decide_transfers(desk, PLAN),
        lambda desk: give_rooms(desk, PLAN),
    ):
        made = at_desk(event, "bank", PLAN.at, work)
        assert isinstance(made, Outcome), made
        said.append(made.data)
    read, decided, roomed = said
    assert [one["status"] for one in read["transfers"]] == ["AUTO", "REVIEW"]
    assert [one["status"] for one in decided["transfers"]] == ["AUTO", "AUTO"]
    assert [one["result"] for one in roomed["units"]].count("如所订") == 1
