"""Which form counts: the newest by receipt; a repeat counts once; what is no form is left out."""

from datetime import timedelta

from tests.entered import IN_TIME, Story, form
from toolkit.entries.versions import content_digest, sort_arrivals
from toolkit.model.facts import Corrected


def test_the_newest_by_receipt_counts_whatever_was_read_first() -> None:
    story = Story()
    story.mail(form([{}, {}]), at=IN_TIME + timedelta(hours=2))
    story.mail(form([{}]), at=IN_TIME)
    (versions,) = sort_arrivals(story.state).versions.values()
    assert [len(v.form.players) for v in versions] == [1, 2]


def test_the_same_bytes_or_the_same_content_are_repeats() -> None:
    story = Story()
    one = form([{}])
    story.mail(one)
    story.mail(one)
    story.mail(form([{}], file="另存.xlsx"))
    found = sort_arrivals(story.state)
    assert [len(v) for v in found.versions.values()] == [1]
    assert [r.of for r in found.repeats] == ["青州市棋类协会报名表.xlsx"] * 2


def test_another_cell_is_another_content() -> None:
    assert content_digest(form([{}])) != content_digest(form([{"phone": "13912345678"}]))


def test_what_was_said_to_be_no_form_is_left_out() -> None:
    story = Story()
    one = form([{}])
    story.mail(one)
    story.note(Corrected(f"file:{one.sha256}", "not_a_form", "是", "练习稿"))
    assert sort_arrivals(story.state).versions == {}
