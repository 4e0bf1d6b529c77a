"""`qisai send` shows first, sends once, and says what did not go."""

from pathlib import Path

from tests.flows.events import NOW, new_event
from tests.letters.samples import CONFIRMATION, CORRECTION, arrived
from tests.servers import HOST, Inbox, smtp_server
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry.send import PACE, send
from toolkit.flows.outcome import Failure, Outcome
from toolkit.letters.context import Context
from toolkit.letters.drafts import draft, draft_key
from toolkit.model.facts import Drafted
from toolkit.sources.account import Account, MailFault, Server

OWN = "baoming@organiser.example"


def put(event: Path, name: str, context: Context, form: str = "", **fields: object) -> None:
    """A draft in 4回信, known to the journal as `check` makes it."""
    raw = draft(context, now=NOW, own_address=OWN, reply_to=arrived(**fields), form_sha256=form)
    assert isinstance(raw, bytes)
    (event / "4回信" / name).write_bytes(raw)

    def work(desk: Desk) -> Outcome:
        desk.note([Drafted(draft_key(context, form), name, "更正", form or "m", "u")])
        return Outcome(())

    assert isinstance(at_desk(event, "check", NOW, work), Outcome)


def run(
    event: Path, port: int = 0, *names: str, really: bool = True, slept: list[float] | None = None
) -> Outcome | Failure:
    server = Server(HOST, port)
    account: Account | MailFault = Account(OWN, server, server) if port else MailFault("无", "补")
    waits = slept if slept is not None else []

    def work(desk: Desk) -> Outcome | Failure:
        return send(desk, names, account, "secret", really=really, sleep=waits.append)

    return at_desk(event, "send", NOW, work)


def test_nothing_leaves_before_it_was_shown(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    put(event, "甲-更正.eml", CORRECTION)
    shown = run(event, really=False)
    assert isinstance(shown, Outcome)
    assert shown.data == {
        "drafts": [{"name": "甲-更正.eml", "to": "lihua@sender.example", "ready": True}]
    }
    assert (event / "4回信" / "甲-更正.eml").exists()
    assert run(event) == Failure("无", "补")


def test_each_draft_goes_once_and_is_then_a_fact(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    put(event, "甲-更正.eml", CORRECTION)
    put(event, "甲-确认.eml", CONFIRMATION, "f2")
    inbox, slept = Inbox(), list[float]()
    with smtp_server(inbox) as port:
        first = run(event, port, slept=slept)
        assert isinstance(first, Outcome)
        assert first.data == {"sent": ["甲-更正.eml", "甲-确认.eml"], "failed": []}
        assert slept == [PACE]
        copy = (event / "4回信" / "已发" / "甲-更正.eml").read_bytes()
        (event / "4回信" / "甲-更正.eml").write_bytes(copy)  # somebody puts it back
        again = run(event, port)
        assert isinstance(again, Outcome)
        assert again.data == {"sent": [], "failed": []}
    assert len(inbox.mails) == 2


def test_the_next_letter_of_the_same_name_goes_too(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    inbox = Inbox()
    with smtp_server(inbox) as port:
        for form in ("f1", "f2"):
            put(event, "甲-更正.eml", CORRECTION, form)
            assert isinstance(run(event, port), Outcome)
    assert len(inbox.mails) == 2
    assert len(list((event / "4回信" / "已发").glob("甲-更正*.eml"))) == 2


def test_a_refused_draft_stays_and_is_tried_next_time(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    put(event, "甲-更正.eml", CORRECTION)
    inbox = Inbox(("550 no such user",))
    with smtp_server(inbox) as port:
        refused = run(event, port)
        assert isinstance(refused, Outcome)
        assert [one["name"] for one in refused.data["failed"]] == ["甲-更正.eml"]
        assert (event / "4回信" / "甲-更正.eml").exists()
        second = run(event, port)
        assert isinstance(second, Outcome)
        assert second.data["sent"] == ["甲-更正.eml"]


def test_nothing_to_send_is_said(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    assert isinstance(run(event), Failure)
    assert isinstance(run(event, 0, "没有.eml"), Failure)


def test_a_draft_without_receiver_is_shown_as_such(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    put(event, "甲-更正.eml", CORRECTION, sender="")
    shown = run(event, really=False)
    assert isinstance(shown, Outcome)
    assert shown.data["drafts"][0]["to"] is None
