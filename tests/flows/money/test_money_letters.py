"""Who paid is thanked, and told what is still open or too much; each time something new once."""

from email import message_from_bytes
from pathlib import Path

from tests.flows.money.test_bank import OTHER_UNIT, STATEMENT, UNIT, entered, paid, type_choice
from tests.flows.office import done, qisai
from toolkit.layouts.money import ONE_UNIT


def letter(event: Path, unit: str) -> str:
    raw = (event / "4回信" / f"{unit}-收款.eml").read_bytes()
    return message_from_bytes(raw).get_payload(decode=True).decode()  # type: ignore[union-attr]


def drafts(event: Path) -> list[str]:
    return sorted(path.name for path in (event / "4回信").glob("*-收款.eml"))


def test_only_who_paid_is_written_to_and_none_twice(tmp_path: Path) -> None:
    event = paid(tmp_path)
    assert drafts(event) == []  # not asked for
    said = qisai("bank", "--letters", event=event)
    assert "新草稿 1 封" in said.out
    assert drafts(event) == [f"{UNIT}-收款.eml"]
    text = letter(event, UNIT)
    assert "3000元 已经收到" in text
    assert "费用已经缴清" in text
    assert "新草稿 0 封" in qisai("bank", "--letters", event=event).out


def stated(folder: Path, amount: int) -> Path:
    """An event to which UNIT, which owes 3000 yuan, paid so much."""
    event = entered(folder)
    text = STATEMENT.replace("+3000.00,13000.00", f"+{amount}.00,{10000 + amount}.00")
    file = event / "1来件" / "流水" / "流水.csv"
    file.write_text("\n".join(text.splitlines()[:2]), "utf-8")
    if done("bank", event=event)["transfers"][0]["status"] != "AUTO":
        type_choice(event, "1001", ONE_UNIT, UNIT)
    done("bank", "--letters", event=event)
    return event


def test_too_much_is_told(tmp_path: Path) -> None:
    text = letter(stated(tmp_path, 4000), UNIT)
    assert "4000元 已经收到" in text
    assert "多缴：1000元" in text


def test_too_little_is_told_with_where_to_send_the_rest(tmp_path: Path) -> None:
    text = letter(stated(tmp_path, 2000), UNIT)
    assert "还差：1000元，请在" in text
    assert "账　号：" in text


def test_letters_about_the_entry_stay_beside_it(tmp_path: Path) -> None:
    event = paid(tmp_path)
    before = {path.name for path in (event / "4回信").glob("*.eml")}
    done("bank", "--letters", event=event)
    done("check", event=event)
    after = {path.name for path in (event / "4回信").glob("*.eml")}
    assert before | {f"{UNIT}-收款.eml"} <= after
    assert f"{OTHER_UNIT}-收款.eml" not in after
