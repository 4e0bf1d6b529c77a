"""`qisai purge`: deletes personal data when its time is over; bookkeeping papers stay."""

import secrets
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path

from toolkit.entries.redaction import redact
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.purge_facts import Purged
from toolkit.store import folder as layout
from toolkit.store.folder import ARRIVALS, FILL_IN, INTERNAL, LETTERS, RECORD
from toolkit.store.purge import delete, rewrite

PERIOD = 90  # days after the prizes
REPORT = f"{RECORD}/清除报告.txt"
KEPT_YEARS = {
    "收费总账": 30, "退款清单": 30, "发放表": 30, "开票清单": 30, "收据": 30, "决算": 30,
    "个税申报": 10, "流水": 10,
}  # fmt: skip
"""Papers that bookkeeping rules keep, by the beginning of their names, and for how many years
(会计档案管理办法: vouchers and books 30, statements and tax papers 10)."""
PACKAGE = "归档-"  # packages of the archive begin so, then comes how long they are kept


def purge(desk: Desk, *, yes: bool, days: int = PERIOD, reason: str = "") -> Outcome | Failure:
    """Says what would be deleted; with `yes` deletes it. Before the period only with a reason."""
    since = _since(desk)
    due = since + timedelta(days=days)
    if desk.now.date() < due and not reason:
        return Failure(
            f"还没到期：比赛（奖金公布）{since}，{days} 天以后是 {due}。",
            "到期再运行；确实要提前清除，用 --reason 写明理由。",
        )
    gone = sorted(_to_delete(desk.event))
    kept = sorted(_to_keep(desk.event))
    lines = [*_counted("要删除", gone, desk.event), *_counted("依会计规定保留", kept, desk.event)]
    lines.append(
        f"记录里 {len(desk.journal.entries)} 条：证件、电话、住址、账号等换成不可还原的摘要。"
    )
    data = {"deleted": len(gone), "kept": len(kept), "done": yes}
    if not yes:
        return Outcome(tuple(lines), "确认后运行 qisai purge --yes；删除后不能恢复。", data)
    salt = secrets.token_bytes(32)  # forgotten when the command ends: nobody can try values out
    fact = Purged(
        desk.journal.last_hash, len(desk.journal.entries),
        _by_folder(gone, desk.event), _by_folder(kept, desk.event), reason,
    )  # fmt: skip
    rewrite(
        layout.journal_file(desk.event), desk.journal,
        lambda one: redact(one, lambda text: _digest(text, salt)), fact, desk.now,
    )  # fmt: skip
    delete(gone)
    _report(desk, lines)
    return Outcome(
        (*lines, f"已清除。报告：{REPORT}"), "公布过的名单、成绩和奖金都还在 3公布。", data
    )


def _since(desk: Desk) -> date:
    """The day the period begins: the last publication of prizes, else the last day of play."""
    prizes = desk.state.finish.prizes
    return prizes[-1].at.date() if prizes else desk.regulation.dates.play.last


def _to_delete(event: Path) -> Iterator[Path]:
    for folder in (ARRIVALS, FILL_IN, LETTERS, INTERNAL, f"{RECORD}/原件"):
        yield from (path for path in _files(event / folder) if not _is_kept(path, event))


def _to_keep(event: Path) -> Iterator[Path]:
    for folder in (ARRIVALS, INTERNAL):
        yield from (path for path in _files(event / folder) if _is_kept(path, event))


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else iter(())


def _is_kept(path: Path, event: Path) -> bool:
    parts = path.relative_to(event).parts
    if path.name.startswith(PACKAGE):
        return not path.name.startswith(f"{PACKAGE}{PERIOD}天")
    return any(part.startswith(name) for part in parts[1:] for name in KEPT_YEARS)


def _by_folder(files: list[Path], event: Path) -> dict[str, int]:
    return dict(Counter(path.relative_to(event).parts[0] for path in files))


def _counted(word: str, files: list[Path], event: Path) -> list[str]:
    counts = "，".join(f"{name} {count} 个" for name, count in _by_folder(files, event).items())
    return [f"{word} {len(files)} 个文件（{counts}）。"] if files else []


def _digest(text: str, salt: bytes) -> str:
    return "销毁" + sha256(salt + text.encode()).hexdigest()[:12]


def _report(desk: Desk, lines: list[str]) -> None:
    """Names of files would tell who sent them: the report says how many there were."""
    years = "、".join(f"{name} {count} 年" for name, count in KEPT_YEARS.items())
    text = [
        f"{desk.regulation.name} 个人信息清除报告",
        f"时间：{desk.now:%Y-%m-%d %H:%M}",
        f"清除前记录的末尾校验值：{desk.journal.last_hash}",
        *lines,
        f"保留的账簿按会计规定保存：{years}。",
    ]
    (desk.event / REPORT).write_text("\n".join(text) + "\n", encoding="utf-8")
