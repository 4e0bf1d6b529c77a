"""Rows of the title workbooks: lists, fees, rates, pages."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.test_titling import titling
from toolkit.flows.finish.title_rows import (
    fee_rows,
    forms,
    half,
    paper_rows,
    rate_rows,
    shown_rates,
    title_rows,
)
from toolkit.model.finish_facts import RowTyped
from toolkit.model.money import Money

SECTION = "一级棋士组(男子)"
TEN = [
    player(f"{n}{m}", SECTION, title="一级棋士", unit="甲队" if m == "一" else "乙队")
    for n in "赵钱孙李周"
    for m in "一二"
]


def test_half_points_as_people_write_them() -> None:
    assert [half(points) for points in (0, 11, 12)] == ["0", "5.5", "6"]


def test_lists_fees_and_pages_of_zibo(tmp_path: Path) -> None:
    made = titling(finished_event(tmp_path, TEN))
    rows = title_rows(made)
    row, application = rows[0]
    assert application.by_organiser
    assert (row.name, row.points, row.needed, row.rate) == ("赵一", "9/9", "6", "65%")
    assert row.papers == "照片 2 张、原等级证复印件、身份证件复印件、原等级证"
    assert [(f.unit, f.goal, f.count, f.fee) for f in fee_rows(made)] == [
        ("乙队", "候补棋协大师", 2, Money.yuan(195)),
        ("甲队", "候补棋协大师", 2, Money.yuan(195)),
    ]
    assert [row.id for row in paper_rows(made)] == [one.entry for _, one in rows]
    pages = forms(made)
    assert len(pages) == 4
    assert dict(pages[3].result)["成绩"] == "9 轮得 6 分，得分率 67%"
    assert shown_rates(made.applied.table)[0].nine == "6"


def test_dates_of_the_papers_stand_in_the_list(tmp_path: Path) -> None:
    event = finished_event(tmp_path, TEN)
    key = titling(event).applied.applications[0].entry
    said = {"received": "2020-01-20", "posted": "2020-01-25"}
    made = titling(event, RowTyped("申报材料", key, said))
    assert title_rows(made)[0][0].dates == "收 2020-01-20，寄 2020-01-25"


def test_only_open_and_confirmed_rates_are_asked_for(tmp_path: Path) -> None:
    people = [player(name, "七级棋士组(男子)", title="七级棋士") for name in "甲乙丙丁戊己庚辛"]
    event = finished_event(tmp_path, people, regulation="qingdao-2017")
    rows = {row.id: row.texts for row in rate_rows(titling(event))}
    assert rows["七级棋士→六级棋士"]["known"] == "没有"
    assert rows["无→二级棋士（成年）"]["who"] == "成年组"
    assert "一级棋士→候补棋协大师" not in rows
    fact = RowTyped("得分率", "七级棋士→六级棋士", {"rate": "50", "source": "条例"})
    made = titling(event, fact)
    assert "七级棋士→六级棋士" in {row.id for row in rate_rows(made)}
