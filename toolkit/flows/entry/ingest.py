"""`qisai ingest`: what lies in 1来件 becomes facts; originals are archived, nothing is altered."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.letters.answering import may_answer
from toolkit.model.facts import AnyFact, FileArrived, MessageArrived
from toolkit.model.form import Picture, Problem
from toolkit.model.message import Attachment, Message, Role
from toolkit.model.record import Record
from toolkit.sources.files.archives import open_archive
from toolkit.sources.files.sniff import sniff
from toolkit.sources.forms.read import read_forms
from toolkit.sources.mail.mailbox import is_mail, mails_in
from toolkit.sources.mail.remittance import told_payments
from toolkit.sources.mail.units import unit_of_title
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS

_LITTER = ("~$", ".~lock.", "._", ".DS_Store", "Thumbs.db", "desktop.ini")
_OTHER_COMMANDS = frozenset({"流水", "资料"})  # statements and lists: `bank`, `ratings`


class Seen(Record, frozen=True):
    """One line of the summary: a file or mail and what it turned out to be."""

    name: str
    what: str  # new, repeat, not_a_form, unreadable, mail
    detail: str = ""


def ingest(desk: Desk, paths: Sequence[Path]) -> Outcome | Failure:
    """Reads the given files and folders, or all of 1来件; what is known already is passed over."""
    wanted = list(paths) or [desk.event / ARRIVALS]
    missing = [path for path in wanted if not path.exists()]
    if missing:
        return Failure(
            f"找不到：{'、'.join(str(path) for path in missing)}", "请检查文件名和路径。"
        )
    files = [file for path in wanted for file in _files(path)]
    if not files:
        return Failure(f"{wanted[0]} 里没有文件。", "请把收到的邮件（.eml）或报名表放进去再运行。")
    reader = _Reader(desk)
    for file in files:
        reader.take(file)
    desk.note(reader.facts)
    return _outcome(reader.seen)


def _files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for file in sorted(p for p in path.rglob("*") if p.is_file()):
        inside = file.relative_to(path).parts[:-1]
        if not file.name.startswith(_LITTER) and not _OTHER_COMMANDS.intersection(inside):
            yield file


class _Reader:
    """Collects the facts of one run; a file met twice in it counts once, as in the journal."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.facts: list[AnyFact] = []
        self.seen: list[Seen] = []
        self._layouts = desk.state.known_layouts
        self._known = {(a.file.message, a.file.sha256) for a in desk.state.arrivals}
        self._read = {a.file.sha256 for a in desk.state.arrivals}
        self._mails = set(desk.state.messages)

    def take(self, path: Path) -> None:
        """One file: a mail with all it holds, or a file by itself."""
        name = _shown(path, self.desk.event)
        if is_mail(path):
            sha256 = self.desk.keep(path.read_bytes())
            for mail in mails_in(path, name):
                self._mail(name, mail, sha256)
            return
        self._file(name, path.read_bytes(), None)

    def _mail(self, name: str, mail: Message | Problem, of_file: str) -> None:
        if isinstance(mail, Problem):
            self._unreadable(name, mail, of_file)
            return
        if mail.sha256 in self._mails:
            self.seen.append(Seen(mail.source, "repeat"))
            return
        self._mails.add(mail.sha256)
        self.facts.append(_message_fact(mail, self.desk.regulation.address))
        self.seen.append(Seen(mail.source, "mail", mail.kind.value))
        for attachment in mail.attachments:
            if attachment.role in (Role.FORM, Role.SCAN):
                self._file(
                    f"{mail.source}>{attachment.name}", attachment.content, (mail, attachment)
                )

    def _unreadable(self, name: str, problem: Problem, sha256: str) -> None:
        """A mail that can't be read at all is a file with a problem: it must not be forgotten."""
        if sha256 in self._read:
            self.seen.append(Seen(name, "repeat"))
            return
        self._read.add(sha256)
        self.facts.append(FileArrived(sha256, name, problems=(problem,)))
        self.seen.append(Seen(name, "unreadable", problem.detail.get("cause", "")))

    def _file(self, name: str, data: bytes, mail: tuple[Message, Attachment] | None) -> None:
        sha256 = digest(data)
        message = mail[0].sha256 if mail else ""
        if (message, sha256) in self._known or (not mail and sha256 in self._read):
            self.seen.append(Seen(name, "repeat"))
            return
        self.desk.keep(data)
        fact = (
            self._again(name, sha256, message)
            if sha256 in self._read
            else _read_file(name, data, sha256, mail, self._layouts)
        )
        self._keep_members(name, data, fact)
        self._known.add((message, sha256))
        self._read.add(sha256)
        self.facts.append(fact)
        self.seen.append(_seen(fact, repeat=not fact.forms and not fact.problems))

    def _keep_members(self, name: str, data: bytes, fact: FileArrived) -> None:
        """Forms that lay in an archive are originals of their own: they go back marked."""
        inside = {form.sha256 for form in fact.forms} - {fact.sha256}
        if inside:
            for member in open_archive(data, sniff(data, name), name).members:
                if digest(member.data) in inside:
                    self.desk.keep(member.data)

    def _again(self, name: str, sha256: str, message: str) -> FileArrived:
        """The same bytes by another mail: noted, but not read a second time."""
        return FileArrived(sha256, name, message)


def _read_file(
    name: str,
    data: bytes,
    sha256: str,
    mail: tuple[Message, Attachment] | None,
    layouts: dict[str, dict[str, str]],
) -> FileArrived:
    own_name = name.rpartition(">")[2].rpartition("/")[2]
    pictures: tuple[Picture, ...] = ()
    if mail and mail[1].role is Role.SCAN:
        picture = Picture("file", sha256, None, own_name, len(data))
        return FileArrived(sha256, name, mail[0].sha256, pictures=(picture,))
    result = read_forms(data, name, known=layouts)
    pictures = result.pictures
    return FileArrived(
        sha256,
        name,
        mail[0].sha256 if mail else "",
        unit_of_title(own_name) or "",
        forms=result.forms,
        pictures=pictures,
        problems=result.problems,
    )


def _message_fact(mail: Message, own_address: str) -> MessageArrived:
    return MessageArrived(
        mail.sha256,
        mail.source,
        mail.kind.value,
        mail.message_id,
        mail.sender,
        mail.sender_name,
        mail.reply_to,
        mail.subject,
        mail.received_at,
        mail.unit or "",
        tuple(a.sha256 for a in mail.attachments),
        mail.references,
        may_answer(mail, [own_address] if own_address else []) or "",
        mail.problems,
        told_payments(mail),
    )


def _seen(fact: FileArrived, *, repeat: bool) -> Seen:
    if fact.forms:
        players = sum(len(form.players) for form in fact.forms)
        return Seen(fact.name, "new", f"{players} 名棋手")
    if fact.pictures:
        return Seen(fact.name, "evidence", "图片，作凭证存档")
    if repeat:
        return Seen(fact.name, "repeat")
    codes = "、".join(problem.code for problem in fact.problems)
    return Seen(fact.name, "not_a_form", codes)


def _shown(path: Path, event: Path) -> str:
    try:
        return path.resolve().relative_to(event / ARRIVALS).as_posix()
    except ValueError:
        return path.name


_WORDS = {
    "mail": "邮件",
    "new": "报名表",
    "repeat": "先前已有",
    "evidence": "凭证",
    "not_a_form": "不是报名表",
    "unreadable": "读不了",
}


def _outcome(seen: Iterable[Seen]) -> Outcome:
    found = tuple(seen)
    counts = {what: sum(s.what == what for s in found) for what in _WORDS}
    lines = [f"读了 {len(found)} 项：" + "，".join(
        f"{_WORDS[what]} {n}" for what, n in counts.items() if n
    )]  # fmt: skip
    lines += [
        f"  {s.name}：{_WORDS[s.what]} {s.detail}".rstrip()
        for s in found
        if s.what in ("not_a_form", "unreadable")
    ]
    if not any(counts[what] for what in ("mail", "new", "not_a_form", "evidence")):
        lines.append("没有新的来件。")
    data = {
        "counts": counts,
        "files": [{"name": s.name, "what": s.what, "detail": s.detail} for s in found],
    }
    return Outcome(tuple(lines), "运行 qisai check 检查报名表。", data)
