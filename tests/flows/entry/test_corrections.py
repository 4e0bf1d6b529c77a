"""更正: values mended in Excel count, the form stays as it was, emptied rows take them back."""

from pathlib import Path

from tests.flows.office import checked, codes, done, form, mail, type_into

WRONG_SEX = form([{"sex": "女", "section": "一级棋士组(男子)"}])
EMPTY = {"单位或文件": "", "棋手": "", "改哪一项": ""}


def correct(event: Path, row: dict[str, str], **typed: str | None) -> None:
    type_into(event / "2填写" / "裁定.xlsx", "更正", row, typed)


def test_a_correction_counts_until_its_row_is_emptied(tmp_path: Path) -> None:
    event, before = checked(tmp_path, mail(WRONG_SEX))
    assert codes(before) == ["P007"]
    who = next(f["subject"] for f in before["findings"] if f["code"] == "P007")
    row = {"单位或文件": "青州市棋类协会", "棋手": who, "改哪一项": "性别"}
    correct(event, EMPTY, **row, 改为="男", 理由="来电更正", 更正人="王")
    assert codes(done("check", event=event)) == []
    correct(event, row, 改为=None, 理由="收回")
    assert codes(done("check", event=event)) == ["P007"]


def test_what_names_nobody_is_a_slip_and_changes_nothing(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(WRONG_SEX))
    row = {"单位或文件": "青州市棋类协会", "棋手": "没有这人", "改哪一项": "性别"}
    correct(event, EMPTY, **row, 改为="男", 理由="来电")
    assert codes(done("check", event=event)) == ["N009", "P007"]
