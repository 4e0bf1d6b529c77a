"""`qisai fetch` fills 1来件/邮箱 and takes nothing twice."""

from pathlib import Path

from tests.flows.events import NOW, new_event
from tests.servers import HOST, PASSWORD, USER, imap_server
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry.fetch import fetch
from toolkit.flows.outcome import Failure, Outcome
from toolkit.sources.account import Account, MailFault, Server


def run(event: Path, account: Account | MailFault, password: str) -> Outcome | Failure:
    def work(desk: Desk) -> Outcome | Failure:
        return fetch(desk, account, password)

    return at_desk(event, "fetch", NOW, work)


def test_new_mails_are_saved_once(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    with imap_server() as port:
        server = Server(HOST, port)
        first = run(event, Account(USER, server, server), PASSWORD)
        assert isinstance(first, Outcome)
        files = sorted((event / "1来件" / "邮箱").glob("*.eml"))
        assert [file.name for file in files] == sorted(first.data["saved"])
        assert len(files) > 1
        again = run(event, Account(USER, server, server), PASSWORD)
        assert isinstance(again, Outcome)
        assert again.data["saved"] == []
        # a server that renumbered its mails: other names, the same bytes
        for file in files:
            file.rename(file.with_name("1-" + file.name.partition("-")[2]))
        renumbered = run(event, Account(USER, server, server), PASSWORD)
        assert isinstance(renumbered, Outcome)
        assert renumbered.data["saved"] == []


def test_faults_become_the_commands_failure(tmp_path: Path) -> None:
    event = new_event(tmp_path / "赛事")
    assert run(event, MailFault("a", "b"), PASSWORD) == Failure("a", "b")
    with imap_server() as port:
        server = Server(HOST, port)
        assert isinstance(run(event, Account(USER, server, server), "wrong"), Failure)
