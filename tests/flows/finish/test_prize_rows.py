"""Rows of the prize workbooks: ceremony order, things to order, what people must type."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.working import run
from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.finish.prize_rows import (
    account_rows,
    calls,
    chosen_rows,
    corrections,
    fund_content,
    heads,
    later_rows,
    lot_rows,
    thing_rows,
)
from toolkit.flows.finish_findings import Prizing
from toolkit.flows.outcome import Outcome
from toolkit.model.finish_facts import RowTyped

NAMES = ["赵一", "钱二", "孙三", "李四"]


def prizing(folder: Path, *facts: object) -> Prizing:
    people = [player(n, "公开组", sex="女" if n == "钱二" else "男", unit="甲队") for n in NAMES]
    event = finished_event(folder, people, regulation="qingshui-2019")
    found: list[Prizing] = []

    def look(desk: Desk) -> Outcome:
        desk.note(facts)  # type: ignore[arg-type]
        roster = build(desk.state, desk.regulation)
        found.append(Prizing(desk.state, desk.regulation, roster))
        return Outcome(())

    run(event, look)
    return found[0]


def test_champions_are_called_last_and_chosen_awards_first(tmp_path: Path) -> None:
    chosen = RowTyped("评选奖", "体育道德风尚奖", {"names": "李四"})
    rows = calls(prizing(tmp_path, chosen))
    assert (rows[0].list, rows[0].name, rows[0].place) == ("体育道德风尚奖", "李四", "")
    assert (rows[-1].list, rows[-1].place, rows[-1].name) == ("个人", "第 1 名", "赵一")
    women = next(row for row in rows if row.list == "女子（混合编排）")
    assert women.amount is None
    assert women.waits.startswith("Z002")


def test_things_to_order(tmp_path: Path) -> None:
    rows = thing_rows(prizing(tmp_path), companions=2)
    assert ("荣誉证书", "个人", 4) in [(r.thing, r.whose, r.count) for r in rows]
    assert ("奖牌", "团体", 1) in [(r.thing, r.whose, r.count) for r in rows]


def test_what_people_must_type(tmp_path: Path) -> None:
    made = prizing(tmp_path)
    assert [row.id for row in later_rows(made)] == ["女子（混合编排）|1"]
    assert lot_rows(made) == []
    assert [row.id for row in chosen_rows(made)] == ["体育道德风尚奖", "团体优秀组织奖"]
    rows = account_rows(made.transfers(made.awarded.public))
    assert [row.texts["name"] for row in rows] == [*NAMES, "李领"]
    assert rows[0].texts["net"] == "16000.00"


def test_heads_and_fund_follow_the_lists(tmp_path: Path) -> None:
    made = prizing(tmp_path)
    head = next(one for one in heads(made) if one.name == "个人")
    assert (head.size, head.honoured, head.money, head.bonus) == (4, 40, True, False)
    content = fund_content(made)
    assert {name: str(money) for name, money in content.lists} == {
        "个人": "39000.00",
        "团体": "3000.00",
    }
    assert content.declared is None


def test_without_a_second_version_nothing_was_corrected(tmp_path: Path) -> None:
    assert corrections(prizing(tmp_path)) == ()
