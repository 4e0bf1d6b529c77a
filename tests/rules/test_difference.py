"""Changes in the words of an organiser."""

import tomllib

import pytest

from tests.regulations import INVENTED, text
from tests.words import words
from toolkit.rules.amend import Supplement, amend, read_supplement
from toolkit.rules.difference import differences

BASE = tomllib.loads(text(INVENTED))


def lines(body: str) -> list[str]:
    read = read_supplement(f"date = 2026-07-10\n{body}")
    assert isinstance(read, Supplement), read
    return [change.line for change in differences(BASE, amend(BASE, read), words())]


@pytest.mark.parametrize(
    ("body", "line"),
    [
        (
            '[[hotels]]\nname = "云溪宾馆"\namount = 200\nclause = "一"',
            "酒店“云溪宾馆” 价格（元）：180 → 200（补充2026-07-10 一）",
        ),
        (
            '[dates.entry_closes]\nday = 2026-07-22\nclause = "二"',
            "时间 报名截止 日期：2026-07-20 → 2026-07-22（补充2026-07-10 二）",
        ),
        (
            '[late]\npolicy = "refuse"\nclause = "三"',
            "逾期报名 怎样处理：由组委会裁定 → 不接受（补充2026-07-10 三）",
        ),
        (
            '[[remove]]\nlist = "deposits"\nname = "房卡押金"',
            "删去 押金“房卡押金”：名称 房卡押金，金额（元） 100，按 房间，"
            "什么时候退 退房时退还（八(二)）",
        ),
        (
            '[[demands]]\nwhat = "photo"\ncount = 2\nclause = "四"',
            "新增 报名的要求“照片”：要求 照片，数量 2（补充2026-07-10 四）",
        ),
        (
            "[cap]\nmay_close_early = true",
            "人数上限 可以提前截止：没有 → 是（九(一)）",
        ),
        (
            '[penalty]\nbarred_year = 2027\nclause = "五"',
            "弄虚作假：没有 → 禁赛的年度 2027",
        ),
    ],
)
def test_a_change_in_one_line(body: str, line: str) -> None:
    assert lines(body) == [line]


def test_nothing_changed() -> None:
    assert differences(BASE, BASE, words()) == ()


def test_entries_without_a_name_go_by_their_place() -> None:
    rows = [{**row, "amount": row["amount"] + 100} for row in BASE["prizes"]["tables"][0]["rows"]]
    tables = [{**BASE["prizes"]["tables"][0], "rows": rows}, *BASE["prizes"]["tables"][1:]]
    new = {**BASE, "prizes": {**BASE["prizes"], "tables": tables}}
    found = [change.line for change in differences(BASE, new, words())]
    assert found[0] == "奖励 奖金表“公开组个人” 各名次“第 1 项” 每人（元）：3000 → 3100"
    assert len(found) == 4
