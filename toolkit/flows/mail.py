"""`qisai mail`: what came in some mails, without an event."""

from collections.abc import Sequence
from pathlib import Path

from toolkit.model.form import Problem
from toolkit.model.message import Message


def read_mails(paths: Sequence[str], server: str = "") -> dict[str, object]:
    """The JSON of `qisai mail PATH…`: `messages` in the order of the paths, and `findings` about
    files that could not be read; or `error` when there is no mail at all.

    `server` names the organiser's own mail server, whose Received header tells the arrival.
    """
    from toolkit.sources.mail.mailbox import mails_in

    messages: list[dict[str, object]] = []
    findings: list[dict[str, object]] = []
    for shown in paths:
        path = Path(shown)
        if not path.exists():
            findings.append(_finding(Problem("F001", detail={"file": shown, "cause": "找不到"})))
            continue
        for found in mails_in(path, shown, server):
            if isinstance(found, Problem):
                findings.append(_finding(found))
            else:
                messages.append(message_json(found))
    if not messages:
        return {"error": _nothing(findings)}
    return {"messages": messages, "findings": findings}


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


def _finding(problem: Problem) -> dict[str, object]:
    detail = problem.detail
    message = f"{detail.get('file', '')}：{detail.get('cause', '')}"
    return {"code": problem.code, "severity": "error", "message": message}


def _nothing(findings: list[dict[str, object]]) -> dict[str, str]:
    """Why there is nothing to show, and what to do."""
    causes = "；".join(str(finding["message"]) for finding in findings)
    return {
        "message": causes or "没有找到邮件。",
        "remedy": "请给出 .eml、.msg、.mbox 文件，或者放有这些文件的文件夹。",
    }
