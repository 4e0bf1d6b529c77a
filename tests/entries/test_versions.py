"""Which forms count: repeats apart, the earliest copy first, units by the name that is stated."""

from datetime import timedelta

from msgspec.structs import replace

from tests.entered import IN_TIME, Story, form, mailed
from toolkit.entries.versions import Sorted, content_digest, sort_arrivals
from toolkit.model.facts import Corrected, FileArrived


def sort(story: Story) -> Sorted:
    return sort_arrivals(story.state)


def test_the_copy_that_came_first_counts_whichever_was_read_first() -> None:
    story = Story()
    story.mail(form(), at=IN_TIME + timedelta(days=3))
    story.mail(form(file="青州市棋类协会报名表(1).xlsx"), at=IN_TIME)
    found = sort(story)
    [[version]] = found.versions.values()
    assert version.received_at == IN_TIME
    [repeat] = found.repeats
    assert repeat.of == "青州市棋类协会报名表(1).xlsx"


def test_a_known_time_beats_an_unknown_one() -> None:
    story = Story()
    story.file(form())
    story.mail(form(), at=IN_TIME)
    [[version]] = sort(story).versions.values()
    assert version.received_at == IN_TIME
    assert version.message is not None


def test_content_is_what_is_said_and_where() -> None:
    one = form()
    assert content_digest(one) == content_digest(replace(one, file="b.xlsx", sha256="bb"))
    assert content_digest(one) != content_digest(form([{"phone": "1"}]))


def test_a_unit_is_known_by_its_key_and_shown_as_first_written() -> None:
    story = mailed(form(), form([{}, {}], heading={"unit": "青州市 棋类协会（公章）"}))
    found = sort(story)
    assert list(found.names.values()) == ["青州市棋类协会"]
    assert len(found.versions) == 1


def test_without_a_stated_unit_the_file_name_the_mail_and_the_file_itself_help() -> None:
    story = Story()
    nameless = {"unit": ""}
    story.mail(form(heading=nameless, file="临朐县实验小学报名表.xlsx"))
    story.mail(form([{}, {}], heading=nameless, file="报名表.xlsx"), unit="沂源县棋院")
    story.mail(form([{}, {}, {}], heading=nameless, file="报名表.xlsx"))
    assert list(sort(story).names.values()) == ["临朐县实验小学", "沂源县棋院", "报名表.xlsx"]


def test_a_file_that_is_no_form_is_left_out_and_an_alias_joins_units() -> None:
    story = mailed(form(), form([{}, {}], heading={"unit": "青州棋协"}))
    story.note(Corrected("青州棋协", "unit", "青州市棋类协会", "简称"))
    assert len(sort(story).versions) == 1
    sha256 = story.state.arrivals[0].file.sha256
    story.note(Corrected(f"file:{sha256}", "not_a_form", "是", "通讯录"))
    [versions] = sort(story).versions.values()
    assert len(versions) == 1


def test_files_without_a_form_stay_loose_and_their_resends_are_repeats() -> None:
    story = Story()
    story.note(FileArrived("ff", "扫描.pdf"))
    story.note(FileArrived("ff", "扫描(1).pdf", "mm"))
    found = sort(story)
    assert [a.file.name for a in found.loose] == ["扫描.pdf"]
    assert [r.of for r in found.repeats] == ["扫描.pdf"]
