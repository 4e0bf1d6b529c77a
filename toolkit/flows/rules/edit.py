"""`qisai rules edit` and `qisai rules new`: a regulation as a workbook, and back."""

from datetime import datetime
from pathlib import Path
from typing import Any

from toolkit.flows.editions import Edition, read_editions
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.regulations import regulation_path, unknown_regulation
from toolkit.flows.rules.audit import OWN_TEXT, read_text
from toolkit.flows.rules.effect import effect
from toolkit.flows.rules.show import words
from toolkit.rules.amend import Data
from toolkit.rules.audit import audit
from toolkit.rules.blank import blank
from toolkit.rules.difference import differences
from toolkit.rules.load import Fault, decode
from toolkit.rules.schema import Regulation
from toolkit.rules.sheets import layout
from toolkit.rules.telling import place_in_words
from toolkit.rules.writing import write
from toolkit.sources.regulation_book import read_regulation_book
from toolkit.store.files import write_atomic
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.regulation_book import regulation_book

_REMEDY = "请在工作簿里改好这些格子，存盘后再读一次。"


def edit(
    name: str, book: Path | None, out: Path | None, now: datetime, *, only_show: bool = False
) -> Outcome | Failure:
    """Writes the workbook of a regulation; with `book`, reads it back into its file."""
    path = regulation_path(name)
    editions = read_editions(path) if path else unknown_regulation(name)
    if isinstance(editions, Failure):
        return editions
    assert path is not None
    base = editions.all[0]
    own = Path(name).is_file()
    if book is None:
        target = out or (path.with_suffix(".xlsx") if own else Path(f"{base.regulation.id}.xlsx"))
        return _to_book(base.data, target, now)
    target = out or (path if own else Path(f"{base.regulation.id}.toml"))
    event = path if own else None
    return _from_book(base, book, target, only_show, event, now)


def new(out: Path, now: datetime) -> Outcome | Failure:
    """A workbook for a regulation that is not among the shipped ones: every table, mostly empty."""
    if out.exists():
        return Failure(f"{out} 已经在了。", "请换一个文件名。")
    made = _to_book(blank(now.date()), out, now)
    if isinstance(made, Failure):
        return made
    step = f"在 Excel 里填好，然后运行 qisai new 赛事文件夹 --regulation {out.name}。"
    return Outcome((f"新规程的工作簿：{out}",), step, made.data)


def toml_of_book(book: Path) -> str | Failure:
    """The regulation file's text from a workbook, or every slip in it."""
    data = _data_of_book(book)
    return data if isinstance(data, Failure) else write(data, words())


def _to_book(data: Data, target: Path, now: datetime) -> Outcome | Failure:
    content = regulation_book(data, layout(words()), words(), Stamp(now))
    try:
        write_atomic(target, content)
    except OSError as error:
        return Failure(
            f"写不了 {target}（{error.strerror}）。", "请先关闭打开着的工作簿，再试一次。"
        )
    step = f"在 Excel 里改黄色的格子，存盘，再运行 qisai rules edit 规程 --book {target.name}。"
    return Outcome((f"规程工作簿：{target}",), step, {"book": str(target)})


def _from_book(
    base: Edition, book: Path, target: Path, only_show: bool, event: Path | None, now: datetime
) -> Outcome | Failure:
    data = _data_of_book(book)
    if isinstance(data, Failure):
        return data
    changes = differences(base.data, data, words())
    lines = [f"改动 {len(changes)} 处：", *(f"  {one.line}" for one in changes)]
    lines += _what_the_audit_says(data, target.with_name(OWN_TEXT))
    does = effect(event, data, now) if event and changes else None
    lines += does.lines if does else ()
    if changes and not only_show:
        write_atomic(target, write(data, words()).encode("utf-8"))
        lines.append(f"已写入 {target}")
    found = [{"what": c.what, "before": c.before, "after": c.after} for c in changes]
    step = "用 qisai rules audit 核对原文。" if changes else "没有改动。"
    shown: dict[str, Any] = {
        "regulation": base.regulation.id,
        "changes": found,
        "findings": list(does.findings) if does else [],
        "dues": list(does.dues) if does else [],
    }
    return Outcome(tuple(lines), step, shown)


def _data_of_book(book: Path) -> Data | Failure:
    if not book.is_file():
        return Failure(f"找不到工作簿：{book}", "请检查路径。")
    read = read_regulation_book(book.read_bytes(), book.name, layout(words()), words())
    if isinstance(read, tuple):
        slips = [f"  · {slip.where}：{slip.message}" for slip in read]
        return Failure(f"{book.name} 里有 {len(slips)} 处读不懂：\n" + "\n".join(slips), _REMEDY)
    decoded = decode(read)
    if isinstance(decoded, Regulation):
        return read
    faults = [f"  · {_in_words(fault)}" for fault in decoded]
    return Failure(f"{book.name} 还不完整：\n" + "\n".join(faults), _REMEDY)


def _in_words(fault: Fault) -> str:
    if fault.missing:
        return f"{place_in_words(fault.key, words())}：没有填"
    return fault.message.replace(fault.key, place_in_words(fault.key, words()))


def _what_the_audit_says(data: Data, text: Path) -> list[str]:
    """Phrases and numbers of the event's own text that no longer agree, if the text is there."""
    regulation = decode(data)
    if not text.is_file() or not isinstance(regulation, Regulation):
        return []
    found = audit(regulation, read_text(text))
    return [
        *(f"  ✗ 引文不在原文 {m.clause} 里：“{m.quote}”" for m in found.missing),
        *(f"  ✗ 原文第 {u.line} 行的“{u.text}”没有对应的数据" for u in found.unclaimed),
        *(f"  {f.code} {f.message}" for f in found.findings),
    ]
