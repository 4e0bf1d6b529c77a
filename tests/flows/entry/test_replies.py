"""4回信: one draft an answer, the marked copy with it, the received file untouched."""

from email import message_from_bytes
from pathlib import Path

from tests.flows.office import LATE, checked, decide, done, form, mail

FAULTY = form([{}, {"id_number": "370303200801152218"}])


def letters(event: Path) -> list[str]:
    return sorted(path.name for path in (event / "4回信").iterdir() if path.is_file())


def test_a_faulty_form_is_answered_with_its_marked_copy(tmp_path: Path) -> None:
    original = mail(FAULTY)
    event, _ = checked(tmp_path, original)
    assert letters(event) == ["退回-青州市棋类协会报名表.xlsx", "青州市棋类协会-更正.eml"]
    draft = message_from_bytes((event / "4回信" / "青州市棋类协会-更正.eml").read_bytes())
    assert draft["To"] is not None
    assert draft["In-Reply-To"] is not None
    assert len(draft.get_payload()) == 2
    assert (event / "1来件" / "01.eml").read_bytes() == original


def test_a_sound_form_is_confirmed_with_what_is_due(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}])))
    assert letters(event) == ["青州市棋类协会-确认.eml"]
    draft = message_from_bytes((event / "4回信" / "青州市棋类协会-确认.eml").read_bytes())
    part = draft.get_payload()[0] if draft.is_multipart() else draft
    assert "3000" in part.get_payload(decode=True).decode()  # type: ignore[union-attr]


def test_a_draft_is_not_written_twice_and_a_changed_answer_replaces_it(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(FAULTY))
    path = event / "4回信" / "青州市棋类协会-更正.eml"
    before = path.stat().st_mtime_ns
    done("check", event=event)
    assert path.stat().st_mtime_ns == before
    decide(event, "P004", "接受", "看过身份证原件")
    done("check", event=event)
    assert letters(event) == ["青州市棋类协会-确认.eml"]


def text_of(event: Path, name: str) -> str:
    draft = message_from_bytes((event / "4回信" / name).read_bytes())
    part = draft.get_payload()[0] if draft.is_multipart() else draft
    return part.get_payload(decode=True).decode()  # type: ignore[union-attr]


def test_a_late_unit_is_told_that_it_waits_and_then_what_was_decided(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}]), received=LATE))
    assert "是否同意由组委会决定" in text_of(event, "青州市棋类协会-确认.eml")
    decide(event, "T001", "接受", "路上耽搁")
    done("check", event=event)
    assert "由组委会决定" not in text_of(event, "青州市棋类协会-确认.eml")


def test_who_is_refused_gets_no_confirmation_from_us(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}]), received=LATE))
    decide(event, "T001", "不接受", "名额已满")
    done("check", event=event)
    assert letters(event) == []


def test_a_draft_does_not_change_because_the_clock_runs(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {}])))
    before = text_of(event, "青州市棋类协会-确认.eml")
    done("check", event=event, now="2019-12-31T12:00:00")  # T007 has appeared
    assert text_of(event, "青州市棋类协会-确认.eml") == before
    facts = done("log", event=event)["facts"]
    assert sum(fact["kind"] == "写回信" for fact in facts) == 1
