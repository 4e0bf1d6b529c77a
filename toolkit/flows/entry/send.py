"""`qisai send`: the drafts of 4回信 by SMTP, after a look at what would go; never twice."""

from collections.abc import Callable, Sequence
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.entry.reminders import KIND
from toolkit.flows.entry.send_list import BOOK, read_choices, ticked, write_send_list
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.reporting import problem_words
from toolkit.letters.drafts import key_of
from toolkit.letters.send import Sender, receiver_of
from toolkit.model.facts import Sent
from toolkit.sources.account import Account, MailFault
from toolkit.store.archive import digest
from toolkit.store.folder import LETTERS

PACE = 3.0  # seconds between two mails, so that no provider takes us for a spammer
_DONE = "已发"


def send(
    desk: Desk,
    names: Sequence[str],
    account: Account | MailFault,
    password: str | MailFault,
    *,
    really: bool,
    sleep: Callable[[float], None],
) -> Outcome | Failure:
    """Sends the named drafts, or those that 寄信.xlsx lets go. Without `really` only shows them."""
    folder = desk.event / LETTERS
    wanted = [folder / Path(name).name for name in names] or sorted(folder.glob("*.eml"))
    missing = [path.name for path in wanted if not path.exists()]
    if missing:
        return Failure(f"{LETTERS} 里没有：{'、'.join(missing)}", "请检查草稿的文件名。")
    if not wanted:
        return Failure(f"{LETTERS} 里没有要发的草稿。", "先运行 qisai check 写回信草稿。")
    sent = _sent_already(desk, folder)
    ready = [path for path in wanted if _is_new(path, sent)]
    choices, slips = read_choices(desk)
    if really and slips and not names:
        words = "\n".join(map(problem_words, slips))
        return Failure(f"{BOOK} 有看不懂的地方，没有发：\n{words}", "请改好后再运行。")
    going = ready if names else ticked(ready, choices)
    if not really:
        if not names:
            write_send_list(desk, wanted, ready, choices)
        return _rehearsal(desk, wanted, ready, going)
    for fault in (account, password):
        if isinstance(fault, MailFault):
            return Failure(fault.message, fault.remedy)
    assert isinstance(account, Account)
    assert isinstance(password, str)
    sender = Sender(account, password, sleep)
    try:
        return _send_all(desk, going, sender, sleep)
    finally:
        sender.close()


def _sent_already(desk: Desk, folder: Path) -> set[str]:
    """Digests and keys of what was sent; a name says nothing, the next letter bears it too."""
    done = [path.read_bytes() for path in (folder / _DONE).glob("*.eml")]
    keys = {key for raw in done if (key := key_of(raw))}
    drafted = desk.state.drafted.values()
    # A reminder goes out after the answer to the same mail; its own key tells whether it went.
    answered = {f.key for f in drafted if f.kind != KIND and desk.state.sent_to(f.message, f.unit)}
    return {*map(digest, done), *keys, *answered}


def _is_new(path: Path, sent: set[str]) -> bool:
    raw = path.read_bytes()
    return digest(raw) not in sent and key_of(raw) not in sent


def _rehearsal(
    desk: Desk, wanted: Sequence[Path], ready: Sequence[Path], going: Sequence[Path]
) -> Outcome:
    lines = [f"将发出 {len(going)} 封（现在还没有发）："]
    rows = []
    for path in wanted:
        receiver = receiver_of(path.read_bytes())
        state = receiver or "没有收件人，发不了"
        if path not in going:
            state = "先不寄" if path in ready else "已发过，不再发"
        lines.append(f"  {path.name} → {state}")
        rows.append({"name": path.name, "to": receiver or None, "ready": path in going})
    step = f"看过无误后运行 qisai send --yes 真正发出；只寄其中几封，先在 {BOOK} 里选。"
    return Outcome((*lines, *desk.outputs.notes()), step, {"drafts": rows})


def _send_all(
    desk: Desk, ready: Sequence[Path], sender: Sender, sleep: Callable[[float], None]
) -> Outcome:
    sent: list[str] = []
    failed: list[dict[str, str]] = []
    for number, path in enumerate(ready):
        if number:
            sleep(PACE)
        fault = _send_one(desk, path, sender)
        if fault is None:
            sent.append(path.name)
        else:
            failed.append({"name": path.name, "message": fault.message, "remedy": fault.remedy})
    lines = [f"发出 {len(sent)} 封，移到了 {LETTERS}/{_DONE}。"]
    lines += [f"  没有发出 {one['name']}：{one['message']}{one['remedy']}" for one in failed]
    step = "改好后再运行 qisai send --yes，只会发没发出的。" if failed else ""
    return Outcome(tuple(lines), step, {"sent": sent, "failed": failed})


def _send_one(desk: Desk, path: Path, sender: Sender) -> MailFault | None:
    """The draft is put into 已发 first: whatever breaks off then, it is never sent twice."""
    raw = path.read_bytes()
    done = _free_name(path.parent / _DONE / path.name)
    done.parent.mkdir(exist_ok=True)
    path.replace(done)
    fault = sender.send(raw)
    if fault is not None:
        done.replace(path)
        return fault
    draft = desk.state.drafted.get(key_of(raw) or "")
    if draft is not None:
        desk.note([Sent(draft.key, draft.message)])
    return None


def _free_name(path: Path) -> Path:
    names = (path.with_name(f"{path.stem} ({n}){path.suffix}") for n in range(2, 1000))
    return path if not path.exists() else next(name for name in names if not name.exists())
