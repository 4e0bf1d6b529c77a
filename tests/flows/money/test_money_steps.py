"""`qisai status` names changes and rooms when it is their turn."""

from pathlib import Path

from tests.flows.money.test_rooms import FIRST, entered, hold, pay
from tests.flows.office import AFTER_PUBLICATION, decide, done, form, mail, put, qisai

LATER = "2020-01-06T10:00:00"


def test_money_asks_for_rooms_until_they_are_given(tmp_path: Path) -> None:
    event = entered(tmp_path)
    assert "qisai rooms" not in qisai("status", event=event).out
    pay(event, ("30 09:00", FIRST, 3000))
    assert "收款有变化：运行 qisai rooms" in qisai("status", event=event).out
    hold(event, 淄博饭店="5")
    said = qisai("status", event=event).out
    assert "住房：已安排 1 个单位，1 间" in said
    assert "收款有变化" not in said


def test_changes_ask_to_be_looked_at(tmp_path: Path) -> None:
    event = entered(tmp_path)
    done("publish", event=event, now="2020-01-05T10:00:00")
    put(event, mail(form([{}]), received=AFTER_PUBLICATION))
    done("ingest", event=event, now=LATER)
    done("check", event=event, now=LATER)
    assert "变动 1 项，待裁定 1" in qisai("status", event=event, now=LATER).out
    decide(event, "T005", "接受", "同意")
    done("check", event=event, now=LATER)
    assert "名单有变动：运行 qisai changes" in qisai("status", event=event, now=LATER).out
    done("changes", event=event, now=LATER)
    assert "名单有变动" not in qisai("status", event=event, now=LATER).out
