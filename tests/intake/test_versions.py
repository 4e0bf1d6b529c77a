"""Forms sent again, in halves or for several units: nothing is lost and nothing counts twice."""

from datetime import timedelta
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from tests.entered import valid_player
from tests.intake.event import Played, codes, form, people, xlsx

NAME = "青州棋院报名表.xlsx"


def test_two_halves_in_two_mails_count_together_and_each_gets_its_marks_back(
    tmp_path: Path,
) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1))})
    played.mail({NAME: form("青州棋院", people(2, 3))}, at=played.at + timedelta(minutes=1))
    checked = played.take_in()
    assert (checked["units"], checked["players"]) == (1, 3)
    assert codes(checked).count("F018") == 1
    returned = sorted(p.name for p in (played.event / "4回信").glob("退回-*.xlsx"))
    assert returned == ["退回-青州棋院-青州棋院报名表.xlsx", "退回-青州棋院2-青州棋院报名表.xlsx"]
    assert [r[4] for r in played.rows("5内部/版本差异.xlsx", "版本差异")[3:]][:1] == ["合并"]


def test_the_organiser_can_say_that_the_second_replaces_the_first(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1))})
    played.mail({NAME: form("青州棋院", people(2, 3))}, at=played.at + timedelta(minutes=1))
    played.take_in()
    said = {"裁定": "不接受", "理由": "单位来电：以第二份为准", "裁定人": "周"}
    assert played.type("2填写/裁定.xlsx", "裁定", {"代码": "F018"}, said) == 1
    checked = played.run("check")
    assert checked["players"] == 2
    assert [f["state"] for f in checked["findings"] if f["code"] == "F018"] == ["decided"]
    played.type("2填写/裁定.xlsx", "裁定", {"代码": "F018"}, dict.fromkeys(said, ""))
    assert played.run("check")["players"] == 3


def test_one_file_of_an_association_holds_several_units(tmp_path: Path) -> None:
    header = ["参赛单位", "姓名", "性别", "身份证号", "棋手等级", "参赛组别", "联系电话"]
    rows = [header]
    for number, unit in ((1, "青州棋院"), (2, "青州棋院"), (3, "临淄棋院")):
        v = valid_player(number)
        rows.append(
            [unit, v["name"], v["sex"], v["id_number"], v["title"], v["section"], v["phone"]]
        )
    played = Played(tmp_path)
    played.mail({"淄博市协会汇总.xlsx": xlsx(rows)})
    checked = played.take_in()
    assert (checked["units"], checked["players"]) == (2, 3)
    assert len(played.drafts) == 2


def test_a_form_inside_an_archive_goes_back_marked(tmp_path: Path) -> None:
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        archive.writestr(NAME, form("青州棋院", people(1)))
    played = Played(tmp_path)
    played.put("青州.zip", packed.getvalue())
    assert played.take_in()["players"] == 1
    assert list((played.event / "4回信").glob("退回-*青州棋院报名表.xlsx"))
