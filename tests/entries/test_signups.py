"""How a list with one row a person falls into entrants."""

from datetime import datetime

import pytest
from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.assets import template
from toolkit.entries.signups import entrants, is_export, read_moment, rejoined, signups
from toolkit.model.clock import SHANGHAI
from toolkit.model.form import Form, Line, UnknownColumn
from toolkit.model.said import Said
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

SENT = UnknownColumn("表!B1", "B", "提交答卷时间", (Said("2019/5/28 9:12:33", "表!B3"),))


def rules(name: str) -> Regulation:
    text = template("regulations", name, "regulation.toml").read_text("utf-8")
    loaded = load(text)
    assert isinstance(loaded, Regulation)
    return loaded


def listed(*units: str, export: bool = True) -> Form:
    lines = tuple(
        Line(
            f"表!C{row}",
            {"name": Said("赵钱孙李周"[row - 2] + "一", f"表!C{row}")}
            | ({"unit": Said(unit, f"表!D{row}")} if unit else {}),
        )
        for row, unit in enumerate(units, 2)
    )
    unknown = (SENT,) if export else ()
    return Form("名单.xlsx", "ab", "xlsx", players=lines, unknown_columns=unknown)


# regulation, units of the rows → kind and size of each entrant
CASES = [
    ("qingshui-2019", ("", ""), [("individual", 1), ("individual", 1)]),
    ("qingshui-2019", ("甲队", "甲队", ""), [("team", 2), ("individual", 1)]),
    ("qingshui-2019", ("清水棋院", "个人"), [("individual", 1), ("individual", 1)]),
    ("qingdao-2017", ("甲棋院", ""), [("unit", 1), ("individual", 1)]),
    ("zibo-2020", ("甲棋院", "", ""), [("unit", 1), ("unit", 2)]),
]


@pytest.mark.parametrize(("event", "units", "found"), CASES)
def test_rows_fall_into_the_entrants_that_the_regulation_admits(
    event: str, units: tuple[str, ...], found: list[tuple[str, int]]
) -> None:
    made = signups(listed(*units), "", rules(event))
    assert [(one.kind, len(one.form.players)) for one in made] == found
    assert [one.first for one in made] == [True] + [False] * (len(made) - 1)
    assert all(one.listed for one in made)


def test_a_form_with_a_unit_is_left_whole() -> None:
    heading = {"unit": (Said("甲棋院", "表!B1"),)}
    form = Form("a.xlsx", "ab", "xlsx", heading, listed("", "").players)
    (one,) = signups(form, "", rules("qingdao-2017"))
    assert (one.kind, one.listed) == ("unit", False)


def test_a_plain_form_goes_to_the_unit_that_its_file_is_named_after() -> None:
    (one,) = signups(listed("", "", export=False), "甲棋院", rules("qingdao-2017"))
    assert one.kind == "unit"


def test_members_without_a_team_name_stand_under_their_leader() -> None:
    form = listed("", "", export=False)
    led = Form("a.xlsx", "ab", "xlsx", {"leader": (Said("王领", "表!B1"),)}, form.players)
    (one,) = signups(led, "", rules("qingshui-2019"))
    unit = one.form.first("unit")
    assert (one.kind, unit and unit.text) == ("team", "王领队")


def test_each_row_has_its_own_time_and_the_technical_columns_are_no_unknown_columns() -> None:
    first, second = signups(listed("", ""), "", rules("qingshui-2019"))
    assert first.received_at is None
    assert second.received_at == datetime(2019, 5, 28, 9, 12, 33, tzinfo=SHANGHAI)
    assert first.form.unknown_columns == ()


def test_what_stands_in_the_row_above_is_not_this_persons_unit() -> None:
    form = listed("甲队", "甲队")
    above = Line("表!C4", {"name": Said("周五", "表!C4"), "unit": Said("甲队", "表!D3")})
    longer = Form("a", "ab", "xlsx", players=(*form.players, above), unknown_columns=(SENT,))
    assert [one.kind for one in signups(longer, "", rules("qingshui-2019"))] == [
        "team", "individual",
    ]  # fmt: skip


def test_an_export_read_as_a_form_a_unit_is_one_list_again() -> None:
    one, two = listed("甲队"), listed("", "乙队", export=False)
    (joined,) = rejoined((two, one))
    assert [line.where for line in joined.players] == ["表!C2", "表!C2", "表!C3"]
    assert rejoined((two, two)) == (two, two)


def test_in_an_export_nobody_stands_under_the_leader_of_others() -> None:
    """A column 领队 is filled by the teams alone; who wrote no team enters for himself."""
    form = listed("甲队", "", "乙队", "")
    heading = {"leader": (Said("王领", "表!E2"), Said("李领", "表!E4"))}
    led = replace(form, heading=heading)
    made = signups(led, "", rules("qingshui-2019"))
    leaders = [[said.text for said in one.form.heading.get("leader", ())] for one in made]
    assert [one.kind for one in made] == ["individual"] * 4
    assert leaders == [[], [], [], []]
    teams = replace(listed("甲队", "甲队", "乙队", "乙队"), heading=heading)
    made = signups(teams, "", rules("qingshui-2019"))
    leaders = [[said.text for said in one.form.heading.get("leader", ())] for one in made]
    assert [len(one.form.players) for one in made] == [2, 2]
    assert leaders == [["王领"], ["李领"]]


def test_a_person_keeps_what_he_states_around_his_own_form() -> None:
    """Insurance, rooms and companions of the issued form are not lost with the unit's name."""
    form = replace(
        listed("", export=False),
        heading={"insurance": (Said("已自行办理保险", "表!B1"),)},
        rooms=(Line("住宿!B9", {"hotel": Said("汇泉湾宾馆", "住宿!B9")}),),
        companions=(Line("住宿!B3", {"name": Said("王父", "住宿!B3")}),),
    )
    (one,) = signups(form, "", rules("qingdao-2017"))
    assert (one.kind, one.form.rooms, one.form.companions) == (
        "individual", form.rooms, form.companions,
    )  # fmt: skip
    assert one.form.first("insurance") == Said("已自行办理保险", "表!B1")
    two = signups(replace(form, players=listed("", "").players), "", rules("qingdao-2017"))
    assert [(p.form.rooms, p.form.companions) for p in two] == [((), ()), ((), ())]


def test_forms_that_are_one_list_keep_what_each_heading_said() -> None:
    one, two = listed("甲队"), listed("", "乙队", export=False)
    led = [
        replace(form, heading={"leader": (Said(name, where),)})
        for form, name, where in ((one, "王领", "表!E2"), (two, "李领", "表!E3"))
    ]
    (joined,) = rejoined(tuple(led))
    assert [said.text for said in joined.heading["leader"]] == ["王领", "李领"]


def test_where_there_is_one_section_nobody_has_to_name_it() -> None:
    (one, *_) = signups(listed(""), "", rules("qingshui-2019"))
    assert one.form.players[0].heading == Said("公开组")
    (one,) = signups(listed("甲棋院"), "", regulation())
    assert one.form.players[0].heading is None


def test_who_may_enter_and_what_an_export_is() -> None:
    assert entrants(None) == ("unit",)
    assert is_export(listed(""))
    assert not is_export(listed("", export=False))


@pytest.mark.parametrize(
    ("written", "hour"),
    [("2019-06-01 09:30", 9), ("2019/6/1 9:30:00", 9), ("2019年6月1日 21：05", 21),
     ("2019-13-01 09:30", None), ("昨天", None), ("2019-06-01", None)],
)  # fmt: skip
def test_a_moment_is_read_as_programs_and_people_write_it(written: str, hour: int | None) -> None:
    moment = read_moment(written)
    assert (moment.hour if moment else None) == hour
