"""Sign-ups that are no form: exported lists, and names taken down on the phone."""

from datetime import datetime
from pathlib import Path

from tests.entered import id_number
from tests.intake.event import Played, codes, xlsx
from toolkit.model.clock import SHANGHAI

AT = datetime(2019, 6, 1, 9, tzinfo=SHANGHAI)
BOOK, SHEET = "2填写/电话报名.xlsx", "电话报名"
HEADER = ["序号", "提交答卷时间", "所用时间", "来源", "1、姓名", "2、身份证号", "3、联系电话",
          "4、户籍地址", "5、单位"]  # fmt: skip


def number(place: int) -> str:
    return id_number(f"620521198{place % 10}0{1 + place % 9}15{100 + place:03d}")


def row(place: int, name: str, unit: str = "", sent: str = "2019/5/28 9:12:33") -> list[str]:
    return [str(place), sent, "60秒", "微信", name, number(place), f"139000000{place:02d}",
            "甘肃省清水县", unit]  # fmt: skip


def played(folder: Path) -> Played:
    return Played(folder, "qingshui-2019", AT)


def test_an_exported_list_gives_every_person_as_an_entrant_of_his_own(tmp_path: Path) -> None:
    event = played(tmp_path)
    people = [row(1, "赵一"), row(2, "钱二", "个人"), row(3, "孙三", "清水棋院")]
    event.put("问卷星.xlsx", xlsx([HEADER, *people]))
    checked = event.take_in()
    assert (checked["units"], checked["players"]) == (3, 3)
    assert codes(checked) == []


def test_rows_of_one_team_are_one_entrant(tmp_path: Path) -> None:
    event = played(tmp_path)
    team = [row(place, name, "秦亭队") for place, name in enumerate(("赵一", "钱二", "孙三"), 1)]
    event.put("腾讯文档.xlsx", xlsx([HEADER, *team, row(4, "李四")]))
    checked = event.take_in()
    assert (checked["units"], checked["players"]) == (2, 4)
    assert {f["unit"] for f in checked["findings"]} <= {"秦亭队", "李四"}


def test_a_later_export_with_more_rows_counts_nobody_twice_and_reports_no_new_versions(
    tmp_path: Path,
) -> None:
    event = played(tmp_path)
    event.put("1.xlsx", xlsx([HEADER, row(1, "赵一"), row(2, "钱二")]))
    event.take_in()
    event.put("2.xlsx", xlsx([HEADER, row(3, "孙三"), row(1, "赵一"), row(2, "钱二")]))
    checked = event.take_in()
    assert checked["players"] == 3
    assert codes(checked) == []


def test_a_team_in_every_export_is_news_only_when_something_changed(tmp_path: Path) -> None:
    event = played(tmp_path)
    team = [row(1, "赵一", "秦亭队"), row(2, "钱二", "秦亭队")]
    event.put("1.xlsx", xlsx([HEADER, *team]))
    event.take_in()
    event.put("2.xlsx", xlsx([HEADER, *team, row(3, "孙三")]))
    checked = event.take_in()
    assert (checked["players"], codes(checked)) == (3, [])
    event.put("3.xlsx", xlsx([HEADER, *team, row(3, "孙三"), row(4, "李四", "秦亭队")]))
    checked = event.take_in()
    assert (checked["players"], codes(checked)) == (4, ["F011"])


def test_who_sends_his_mended_number_again_is_the_same_person(tmp_path: Path) -> None:
    event = played(tmp_path)
    wrong = row(1, "赵一")
    wrong[5] = wrong[5][:-1] + ("0" if wrong[5][-1] != "0" else "1")
    event.put("1.xlsx", xlsx([HEADER, wrong]))
    assert "P004" in codes(event.take_in())
    event.put("2.xlsx", xlsx([HEADER, row(1, "赵一", sent="2019/5/29 10:00:00")]))
    checked = event.take_in()
    assert checked["players"] == 1
    assert codes(checked) == ["F011"]


def test_two_of_one_name_are_two(tmp_path: Path) -> None:
    event = played(tmp_path)
    event.put("1.xlsx", xlsx([HEADER, row(1, "赵一"), row(5, "赵一")]))
    assert event.take_in()["players"] == 2


def test_the_time_of_each_row_judges_its_own_lateness(tmp_path: Path) -> None:
    event = played(tmp_path)
    late = row(2, "钱二", sent="2019/6/11 0:00:01")
    event.put("1.xlsx", xlsx([HEADER, row(1, "赵一"), late]))
    found = {(f["code"], f["unit"]) for f in event.take_in()["findings"]}
    assert {unit for code, unit in found if code.startswith("T")} == {"钱二"}


def test_a_mailed_list_is_answered_to_nobody_in_it(tmp_path: Path) -> None:
    event = played(tmp_path)
    event.mail({"问卷.xlsx": xlsx([HEADER, row(1, "赵一"), row(2, "钱二")])})
    event.take_in()
    assert event.drafts == []
    assert not list((event.event / "4回信").glob("退回-*"))


def type_one(event: Played, **cells: str) -> None:
    assert event.type(BOOK, SHEET, {"姓名": "", "电话": ""}, cells) == 1


def test_the_sheet_is_there_from_the_start_and_only_where_it_is_of_use(tmp_path: Path) -> None:
    assert (played(tmp_path / "a").event / BOOK).exists()
    assert not (Played(tmp_path / "b").event / BOOK).exists()


def test_what_was_typed_on_the_phone_is_an_entry_without_a_seal(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1), 户籍地址="甘肃清水")
    type_one(event, 姓名="钱二", 电话="13900000002", 证件号码=number(2)[:-2])
    checked = event.run("check")
    assert checked["players"] == 2
    assert [(f["code"], f["unit"]) for f in checked["findings"]] == [("P003", "钱二")]
    shown = [r[2:5] for r in event.rows(BOOK, SHEET)[3:5]]
    assert [r[0] for r in shown] == ["赵一", "钱二"]
    assert event.run("check")["players"] == 2


def test_who_was_typed_stands_in_the_only_section_and_is_paired(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1), 队名="秦亭队")
    type_one(event, 姓名="钱二", 电话="13900000002", 证件号码=number(2))
    event.run("check")
    event.run("publish")
    assert event.run("pair", "公开组")["pairs"] != []


def test_a_row_can_be_mended_and_emptied(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1)[:-2])
    assert "P003" in codes(event.run("check"))
    event.type(BOOK, SHEET, {"姓名": "赵一"}, {"证件号码": number(1)})
    assert codes(event.run("check")) == []
    event.type(BOOK, SHEET, {"姓名": "赵一"}, {"姓名": "", "电话": "", "证件号码": ""})
    assert event.run("check")["players"] == 0


def test_a_team_by_its_leader_stands_together_and_may_not_be_too_big(tmp_path: Path) -> None:
    event = played(tmp_path)
    for place, name in enumerate(("赵一", "钱二", "孙三", "李四", "周五"), 1):
        type_one(event, 姓名=name, 电话=f"1390000000{place}", 证件号码=number(place),
                 队名="秦亭队", 领队="赵一")  # fmt: skip
        checked = event.run("check")
        assert (checked["units"], checked["players"]) == (1, place)
        assert codes(checked) == (["U005"] if place > 4 else [])


def test_a_row_that_is_not_understood_keeps_what_was_typed(tmp_path: Path) -> None:
    event = played(tmp_path)
    type_one(event, 姓名="赵一", 电话="13900000001", 证件号码=number(1), 报名时间="昨天")
    assert codes(event.run("check")) == ["N009"]
    assert event.rows(BOOK, SHEET)[3][2] == "赵一"
    event.type(BOOK, SHEET, {"姓名": "赵一"}, {"报名时间": "2019-06-12 09:00"})
    checked = event.run("check")
    assert checked["players"] == 1
    assert any(code.startswith("T") for code in codes(checked))
