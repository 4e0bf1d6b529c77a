"""Commands for mail: what came in single mails, an IMAP mailbox, drafts out by SMTP."""

from typing import TYPE_CHECKING, Annotated

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption, clock, finish

if TYPE_CHECKING:
    from toolkit.flows.desk import Desk
    from toolkit.flows.outcome import Failure, Outcome
    from toolkit.sources.account import Account, MailFault

AccountOption = Annotated[
    str, typer.Option(help="邮箱地址，默认用规程里的 · mail address", show_default=False)
]
ServerOption = Annotated[
    str, typer.Option(help="服务器，主机名:端口；常见邮箱不用写 · host:port", show_default=False)
]


def register(app: typer.Typer) -> None:
    """Adds these commands to the command line."""
    for command in (mail, fetch, send):
        app.command()(command)


def mail(
    paths: Annotated[list[str], typer.Argument(metavar="PATH…", help=".eml .msg .mbox 或文件夹")],
    server: Annotated[str, typer.Option(help="本方收信服务器的名称 · our own mail host")] = "",
    as_json: JsonOption = False,
    now: NowOption = None,  # noqa: ARG001  # as every command; mails tell their own time
) -> None:
    """列出邮件里有什么。 Show what came in some mails."""
    from toolkit.flows.single.mail import mail as flow

    finish(lambda: flow(paths, server), as_json)


def fetch(
    folder: Annotated[str, typer.Option(help="邮箱里的文件夹 · mailbox folder")] = "INBOX",
    account: AccountOption = "",
    server: ServerOption = "",
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """从邮箱收信到 1来件，不改动邮箱。 Fetch new mails by IMAP, read-only."""
    from toolkit.flows.desk import at_desk
    from toolkit.flows.entry.fetch import fetch as flow

    def work(desk: "Desk") -> "Outcome | Failure":
        return flow(desk, *_login(desk, account, server), folder)

    finish(lambda: at_desk(event, "fetch", clock(now), work), as_json)


def send(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="DRAFT…", help="4回信 里的草稿，默认全部")
    ] = None,
    yes: Annotated[
        bool, typer.Option("--yes", help="真正发出；不写只看一遍 · really send")
    ] = False,
    account: AccountOption = "",
    server: ServerOption = "",
    event: EventOption = HERE,
    as_json: JsonOption = False,
    now: NowOption = None,
) -> None:
    """发出 4回信 里的草稿，每封只发一次。 Send the drafts, none twice."""
    import time

    from toolkit.flows.desk import at_desk
    from toolkit.flows.entry.send import send as flow

    def work(desk: "Desk") -> "Outcome | Failure":
        login = _login(desk, account, server)
        return flow(desk, names or (), *login, really=yes, sleep=time.sleep)

    finish(lambda: at_desk(event, "send", clock(now), work), as_json)


def _login(
    desk: "Desk", address: str, server: str
) -> "tuple[Account | MailFault, str | MailFault]":
    """The account and its password, or why there is none."""
    from toolkit.sources.account import MailFault, find_account, password_of

    account = find_account(address or desk.regulation.address, server)
    return account, account if isinstance(account, MailFault) else password_of(account)
