"""催办: one draft to a unit that had its answer and still owes something near the deadline."""

from datetime import timedelta
from email import message_from_bytes
from pathlib import Path

from tests.flows.office import form as own_form
from tests.flows.office import qisai
from tests.intake.event import NOW, Played, form, people

NAME, DRAFT = "青州棋院报名表.xlsx", "青州棋院-催办.eml"


def answered(folder: Path) -> Played:
    """A unit whose form lacks its seal, and that was told so."""
    played = Played(folder)
    played.mail({NAME: form("青州棋院", people(1))})
    played.take_in()
    played.send_by_hand("青州棋院-更正.eml")
    played.run("check")
    return played


def test_who_was_told_a_day_ago_and_sent_nothing_is_reminded_once(tmp_path: Path) -> None:
    played = answered(tmp_path)
    assert played.drafts == []
    played.at = NOW + timedelta(hours=25)
    played.run("check")
    assert played.drafts == [DRAFT]
    draft = message_from_bytes((played.event / "4回信" / DRAFT).read_bytes())
    assert draft["In-Reply-To"] == "<1@sender.example>"
    text = draft.get_payload(decode=True).decode()  # type: ignore[union-attr]
    assert "章" in text
    assert "2019年12月31日18:00截止" in text
    played.send_by_hand(DRAFT)
    for days in (2, 4):
        played.at = NOW + timedelta(days=days)
        played.run("check")
        assert played.drafts == []
    (owing,) = played.rows("5内部/报名进度.xlsx", "欠交")[3:]
    assert owing[5].endswith("催办")


def test_send_takes_a_reminder_for_no_second_answer(tmp_path: Path) -> None:
    played = answered(tmp_path)
    played.at = NOW + timedelta(hours=25)
    played.run("check")
    assert [(one["name"], one["ready"]) for one in played.run("send")["drafts"]] == [(DRAFT, True)]


def test_nobody_is_reminded_long_before_the_deadline(tmp_path: Path) -> None:
    early = NOW - timedelta(days=10)
    played = Played(tmp_path, at=early)
    played.mail({NAME: form("青州棋院", people(1))})
    played.take_in()
    played.send_by_hand("青州棋院-更正.eml")
    played.at = early + timedelta(days=3)
    played.run("check")
    assert played.drafts == []


def test_once_a_statement_was_read_the_open_amount_is_told(tmp_path: Path) -> None:
    played = answered(tmp_path)
    (played.event / "1来件" / "流水" / "流水.csv").write_text(
        "交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言\n"
        "20191230,090000,转存,+100.00,10100.00,青州棋院,1001,超级网银,青州棋院\n",
        "utf-8",
    )
    played.run("bank")
    played.at = NOW + timedelta(hours=25)
    played.run("check")
    draft = message_from_bytes((played.event / "4回信" / DRAFT).read_bytes())
    text = draft.get_payload(decode=True).decode()  # type: ignore[union-attr]
    assert "还没有收到的费用：110元（应缴 210元）" in text


def test_on_demand_a_unit_is_reminded_long_before_the_deadline(tmp_path: Path) -> None:
    early = NOW - timedelta(days=10)
    played = Played(tmp_path, at=early)
    played.mail({NAME: form("青州棋院", people(1))})
    played.take_in()
    played.run("check", "--remind")
    assert played.drafts == ["青州棋院-更正.eml"]  # the answer goes first, and says it all
    played.send_by_hand("青州棋院-更正.eml")
    played.run("check", "--remind")
    assert played.drafts == [DRAFT]
    played.send_by_hand(DRAFT)
    played.run("check", "--remind")
    assert played.drafts == []  # never twice for the same


def test_who_sent_no_mail_is_written_to_at_the_forms_address_or_called(tmp_path: Path) -> None:
    played = Played(tmp_path)
    one = own_form([{}], unit="青州棋院", stamped=False, email="qingzhou@sender.example")
    other = own_form([{}], unit="临朐棋社", start=5, stamped=False, email="", phone="19900000001")
    played.put("甲.xlsx", one)
    played.put("乙.xlsx", other)
    played.take_in()
    said = qisai("check", "--remind", event=played.event, now=NOW.isoformat()).out
    assert played.drafts == [DRAFT]
    draft = message_from_bytes((played.event / "4回信" / DRAFT).read_bytes())
    assert draft["To"] == "qingzhou@sender.example"
    assert draft["In-Reply-To"] is None
    assert "要打电话催的：临朐棋社（19900000001）" in said
