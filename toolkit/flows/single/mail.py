"""`qisai mail`: what came in some mails, without an event."""

from collections.abc import Sequence
from pathlib import Path

from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.form import Problem
from toolkit.model.message import MailKind, Message, Role


def mail(paths: Sequence[str], server: str = "") -> Outcome | Failure:
    """`messages` in the order of the paths; the text also names files that could not be read.

    `server` names the organiser's own mail server, whose Received header tells the arrival.
    """
    from toolkit.sources.mail.mailbox import mails_in

    messages: list[Message] = []
    problems: list[Problem] = []
    for shown in paths:
        path = Path(shown)
        if not path.exists():
            problems.append(Problem("F001", detail={"file": shown, "cause": "找不到"}))
            continue
        for found in mails_in(path, shown, server):
            if isinstance(found, Problem):
                problems.append(found)
            else:
                messages.append(found)
    if not messages:
        return _nothing(problems)
    lines = [*map(_line, messages), *map(_cause, problems)]
    data = {"messages": [message_json(message) for message in messages]}
    return Outcome(tuple(lines), data=data)


def message_json(message: Message) -> dict[str, object]:
    """One message as the command's contract shows it."""
    received = message.received_at
    return {
        "source": message.source,
        "received": received.isoformat(timespec="seconds") if received else None,
        "from": message.sender or None,
        "subject": message.subject,
        "kind": message.kind.value,
        "unit": message.unit,
        "attachments": [
            {"name": a.name, "sha256": a.sha256, "via": a.via.value, "role": a.role.value}
            for a in message.attachments
        ],
    }


_KINDS = {
    MailKind.FORM: "报名表",
    MailKind.LINK_ONLY: "只有超大附件的链接",
    MailKind.MISSING_ATTACHMENT: "忘了附件",
    MailKind.QUESTION: "询问",
    MailKind.REMITTANCE_NOTICE: "汇款通知",
    MailKind.AUTO_REPLY: "自动回复",
    MailKind.BOUNCE: "退信",
    MailKind.SPAM: "垃圾邮件",
    MailKind.SUSPICIOUS: "可疑，先别打开附件",
}


def _line(message: Message) -> str:
    """One mail on one line for people."""
    when = f"{message.received_at:%m-%d %H:%M}" if message.received_at else "时间不明"
    files = "、".join(a.name for a in message.attachments if a.role in (Role.FORM, Role.SCAN))
    who = message.unit or message.sender_name or message.sender
    return f"{when}　{_KINDS[message.kind]}　{who}　{message.subject}" + (
        f"　附件：{files}" if files else ""
    )


def _cause(problem: Problem) -> str:
    return f"{problem.detail.get('file', '')}：{problem.detail.get('cause', '')}"


def _nothing(problems: Sequence[Problem]) -> Failure:
    """Why there is nothing to show, and what to do."""
    causes = "；".join(map(_cause, problems))
    return Failure(
        causes or "没有找到邮件。", "请给出 .eml、.msg、.mbox 文件，或者放有这些文件的文件夹。"
    )
