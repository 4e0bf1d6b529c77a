"""报名进度 through the commands: counts, what is owed, and the clock of our own replies."""

from datetime import timedelta
from pathlib import Path

from tests.intake.event import NOW, Played, form, people

BOOK = "5内部/报名进度.xlsx"
NAME = "青州棋院报名表.xlsx"


def replies(played: Played) -> list[list[str]]:
    return [[row[i] for i in (3, 5, 6, 7)] for row in played.rows(BOOK, "来信回复")[3:]]


def test_the_clock_runs_until_a_letter_is_sent(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1))})
    played.mail({}, text="请问几点报到？", subject="询问", sender="wang@sender.example")
    states = []
    for hours in (1, 20, 25):
        played.at = NOW + timedelta(hours=hours)
        played.take_in()
        states.append([row[3] for row in replies(played)])
    assert states == [["等回复"] * 2, ["快到期限"] * 2, ["已超过期限"] * 2]


def test_who_was_answered_is_shown_with_the_letter(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1))})
    played.take_in()
    played.at += timedelta(hours=3)
    played.send_by_hand("青州棋院-更正.eml")
    played.run("check")
    assert replies(played) == [["3.0", "2019-12-30 15:00", "青州棋院-更正.eml", "已回复"]]


def test_a_letter_to_the_newer_form_answers_the_older_mail_too(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1))})
    played.mail({NAME: form("青州棋院", people(1, 2))}, at=NOW + timedelta(minutes=5))
    played.at += timedelta(hours=1)
    played.take_in()
    played.send_by_hand("青州棋院-更正.eml")
    played.run("check")
    assert [row[3] for row in replies(played)] == ["已回复", "已回复"]


def test_units_that_owe_something_are_listed_and_sections_counted(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({NAME: form("青州棋院", people(1, 2))})
    played.take_in()
    (owing,) = played.rows(BOOK, "欠交")[3:]
    assert owing[0] == "青州棋院"
    assert "S001" in owing[3]
    assert owing[4:] == ["13800000001", "还没有"]
    counts = {row[0]: row[1] for row in played.rows(BOOK, "组别")[3:]}
    assert (counts["一级棋士组(男子)"], counts["一级棋士组(女子)"]) == ("1", "1")
    assert "截止 2019-12-31 18:00" in played.rows(BOOK, "组别")[1][0]
