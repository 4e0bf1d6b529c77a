"""The rows of 版本差异, from stories of forms."""

from datetime import timedelta

from tests.entered import IN_TIME, Story, form
from toolkit.entries.build import build
from toolkit.flows.entry.version_rows import version_rows

OTHER = {"name": "陈东", "id_number": "370303200902281338", "birth": "2009-02-28"}
LATER = IN_TIME + timedelta(hours=1)


def kinds(told: Story) -> list[tuple[str, str, str]]:
    rows = version_rows(build(told.state, told.rules))
    return [(row.unit, row.kind, row.player) for row in rows]


def test_one_form_a_unit_has_no_differences() -> None:
    told = Story()
    told.mail(form())
    assert kinds(told) == []


def test_every_change_of_a_value_has_its_row() -> None:
    told = Story()
    told.mail(form([{}, {}]))
    told.mail(form([{"phone": "13900000099", "section": "棋协大师组(男子)"}]), at=LATER)
    (unit,) = {row[0] for row in kinds(told)}
    assert [kind for _, kind, _ in kinds(told)] == ["减少", "修改", "修改"]
    assert unit == "青州市棋类协会"


def test_a_second_half_is_named_as_such() -> None:
    told = Story()
    told.mail(form())
    told.mail(form([OTHER]), at=LATER)
    assert [kind for _, kind, _ in kinds(told)] == ["合并", "新增"]


def test_who_moved_from_one_unit_to_another_is_seen_in_both() -> None:
    told = Story()
    second = {"heading": {"unit": "临淄棋院"}, "file": "临淄棋院报名表.xlsx"}
    told.mail(form([{}, OTHER]))
    told.mail(form([{"name": "孙西", "id_number": "", "birth": ""}], **second))  # type: ignore[arg-type]
    told.mail(form([{}]), at=LATER)
    moved = [{"name": "孙西", "id_number": "", "birth": ""}, OTHER]
    told.mail(form(moved, **second), at=LATER)  # type: ignore[arg-type]
    assert ("青州市棋类协会", "转出", "陈东") in kinds(told)
    assert ("临淄棋院", "转入", "陈东") in kinds(told)
