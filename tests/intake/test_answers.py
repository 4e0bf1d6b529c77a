"""Who gets an answer by draft, and how a draft that was sent by hand is known."""

from datetime import timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.intake.event import Played, form, people
from toolkit.cli.app import app

FORM = {"青州棋院报名表.xlsx": form("青州棋院", people(1))}


def test_a_person_who_sends_a_form_is_answered(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail(FORM)
    played.take_in()
    assert played.drafts == ["青州棋院-更正.eml"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Auto-Submitted": "auto-replied"},
        {"Precedence": "bulk"},
        {"Reply-To": "zibochess@163.com"},
    ],
    ids=["automatic", "bulk", "to ourselves"],
)
def test_machines_are_not_answered(tmp_path: Path, headers: dict[str, str]) -> None:
    played = Played(tmp_path)
    rules = played.event / "规程" / "规程.toml"
    text = rules.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("address =")]
    rules.write_text('address = "zibochess@163.com"\n' + "\n".join(lines), "utf-8")
    played.mail(FORM, headers=headers)
    played.take_in()
    assert played.drafts == []


def test_a_dangerous_mail_is_not_answered(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail({**FORM, "证书.exe": b"MZ" + b"\0" * 200})
    played.take_in()
    assert played.drafts == []


def test_only_one_request_a_day_goes_to_an_address_from_which_nothing_can_be_read(
    tmp_path: Path,
) -> None:
    played = Played(tmp_path)
    broken = {"报名表.xlsx": b"PK\x03\x04broken"}
    played.mail(broken)
    played.take_in()
    (first,) = played.drafts
    played.send_by_hand(first)
    played.mail({"报名表2.xlsx": b"PK\x03\x04broken too"})
    played.take_in()
    assert played.drafts == []
    played.at += timedelta(days=1)
    played.take_in()
    assert len(played.drafts) == 1


def test_a_draft_is_known_by_what_it_is_and_not_by_its_name(tmp_path: Path) -> None:
    played = Played(tmp_path)
    played.mail(FORM)
    played.take_in()
    played.send_by_hand("青州棋院-更正.eml", "已寄 (1).eml")
    assert played.run("status")["unanswered"] == 1
    played.take_in()
    assert played.run("status")["unanswered"] == 0
    assert played.drafts == []


def test_the_answer_to_a_corrected_form_is_another_letter_though_it_bears_the_same_name(
    tmp_path: Path,
) -> None:
    played = Played(tmp_path)
    played.mail(FORM)
    played.take_in()
    played.send_by_hand("青州棋院-更正.eml")
    played.take_in()
    played.mail({"青州棋院报名表.xlsx": form("青州棋院", people(1, 2))})
    played.take_in()
    assert played.drafts == ["青州棋院-更正.eml"]
    assert played.run("status")["unanswered"] == 1


def test_every_unit_of_one_mail_gets_its_own_answer(tmp_path: Path) -> None:
    played = Played(tmp_path)
    two = {
        "青州棋院报名表.xlsx": form("青州棋院", people(1)),
        "临淄棋院报名表.xlsx": form("临淄棋院", people(2)),
    }
    played.mail(two)
    played.take_in()
    assert len(played.drafts) == 2
    played.send_by_hand(played.drafts[0])
    played.take_in()
    assert len(played.drafts) == 1
    shown = CliRunner().invoke(app, ["send", "-e", str(played.event)])
    assert "将发出 1 封" in shown.output
