"""Forms and corrections become units with players; files without a form become papers."""

from hashlib import sha256

from tests.entered import NOON, form, mailed
from toolkit.entries.build import roster_of_file
from toolkit.model.facts import Corrected, FileArrived
from toolkit.model.form import Picture, Problem, ReadResult

UNIT = "青州市棋类协会"


def correct(story, target: str, field: str, value: str | None) -> None:  # type: ignore[no-untyped-def]
    story.note(Corrected(target, field, value, "来电"))


def test_units_stand_in_the_order_of_their_first_arrival() -> None:
    other = form([{"name": "陈东", "id_number": ""}], heading={"unit": "临朐县实验小学"})
    story = mailed(form([{}]), other)
    story.mail(form([{}, {}]), at=story.now)
    roster = story.ground().roster
    assert [unit.name for unit in roster.units] == [UNIT, "临朐县实验小学"]
    assert [entry.order for entry in roster.entries] == [0, 1, 2]
    assert roster.unit(roster.units[0].id) is roster.units[0]


def test_the_newest_form_counts_and_the_older_stay_as_versions() -> None:
    [unit] = mailed(form([{}]), form([{}, {}])).ground().roster.units
    assert [len(version.form.players) for version in unit.versions] == [1, 2]
    assert len(unit.entries) == 2


def test_a_corrected_value_is_read_like_any_other() -> None:
    story = mailed(form([{"birth": "2008-1"}]))
    [entry] = story.ground().roster.entries
    correct(story, entry.id, "birth", "２００７年２月２日")
    [mended] = story.ground().roster.entries
    assert str(mended.player.birth) == "2007-02-02"
    assert mended.id == entry.id
    assert mended.where("birth") == "报名表!D11"
    assert set(mended.corrected) == {"birth"}
    correct(story, entry.id, "birth", None)
    [again] = story.ground().roster.entries
    assert again.player == entry.player


def test_a_correction_outlives_a_newer_form() -> None:
    story = mailed(form([{"phone": "1"}]))
    [entry] = story.ground().roster.entries
    correct(story, entry.id, "phone", "13900000001")
    story.mail(form([{"phone": "1"}, {}]), at=story.now)
    assert next(story.ground().roster.entries).player.phone == "13900000001"


def test_pictures_of_the_same_mail_lie_beside_the_form() -> None:
    story = mailed()
    scan = Picture("file", "beef", None, "盖章页.jpg")
    story.mail(form(pictures=()), pictures=[scan])
    [paper] = story.ground().roster.papers
    assert paper.beside == (scan,)


def test_a_scan_that_comes_again_lies_beside_the_newer_form_too() -> None:
    """Its bytes are read once; a corrected form with the same scan is not without a seal."""
    story = mailed()
    scan = Picture("file", "beef", None, "盖章页.jpg")
    story.mail(form(pictures=()), pictures=[scan])
    newer = form([{}, {}], pictures=())
    mail = story.mail(newer)
    story.note(FileArrived(sha256(repr((scan,)).encode()).hexdigest(), "扫描.jpg", mail), NOON)
    [paper] = story.ground().roster.papers
    assert (paper.form, paper.beside) == (newer, (scan,))


def test_a_damaged_file_beside_a_form_is_told_a_proof_without_a_table_is_not() -> None:
    story = mailed()
    mail = story.mail(form([{}]))
    story.note(FileArrived("bad1", "1.eml>名单.xlsx", mail, problems=(Problem("F001"),)), NOON)
    story.note(FileArrived("bad2", "1.eml>学籍.docx", mail, problems=(Problem("F003"),)), NOON)
    papers = story.ground().roster.papers
    told = [(paper.name, p.code) for paper in papers for p in paper.problems]
    assert told == [("1.eml>名单.xlsx", "F001")]


def test_what_a_mail_with_a_form_brought_closed_is_told() -> None:
    story = mailed()
    story.mail(form([{}]), problems=(Problem("F002"), Problem("F014")))
    told = [p.code for paper in story.ground().roster.papers for p in paper.problems]
    assert told == ["F002"]


def test_one_file_by_itself() -> None:
    one = form([{}, {}])
    read = ReadResult(one.file, one.sha256, one.kind, (one,))
    roster = roster_of_file(read, UNIT, None, NOON.date())
    assert len(list(roster.entries)) == 2
    assert [paper.form for paper in roster.papers] == [one]
    broken = ReadResult("坏.xlsx", "ff", "", problems=(Problem("F001"),))
    [paper] = roster_of_file(broken, "", None, NOON.date()).papers
    assert (paper.name, paper.form) == ("坏.xlsx", None)
