"""A regulation with its supplements (补充通知), as it stood on any day."""

import tomllib
from datetime import date, datetime
from pathlib import Path
from typing import Any

from toolkit.flows.outcome import Failure
from toolkit.model.record import Record
from toolkit.rules.amend import Supplement, amend, read_supplement
from toolkit.rules.load import Fault, decode
from toolkit.rules.schema import Regulation

SUPPLEMENTS = "补充-*.toml"  # beside the regulation


class Edition(Record, frozen=True):
    """The regulation from a day on; `data` is what its file says, supplements merged in."""

    since: date
    regulation: Regulation
    data: dict[str, Any]
    title: str = ""  # 补充2017-04-10; "" = the regulation itself
    file: str = ""


class Editions(Record, frozen=True):
    """All editions, oldest first."""

    all: tuple[Edition, ...]

    def at(self, day: date) -> Regulation:
        """The regulation as it stood on a day."""
        return [one for one in self.all if one.since <= day][-1].regulation

    def prices_for(self, arrived: datetime | None, now: date) -> Regulation:
        """The one whose prices an entry pays: those of its day, unless they were not known yet."""
        current = self.at(now)
        by_payment = current.payment is not None and current.payment.prices_of == "payment"
        if arrived is None or by_payment:
            return current
        then = self.at(arrived.date())
        return current if then.fees_pending else then


def read_editions(path: Path, instead: dict[str, Any] | None = None) -> Editions | Failure:
    """The regulation of a file and of the supplements beside it, or all faults in one message.

    `instead` = what the file would say.
    """
    base = _data(path) if instead is None else instead
    if isinstance(base, Failure):
        return base
    made = _edition(date.min, base, "", path)
    if isinstance(made, Failure):
        return made
    editions = [made]
    for supplement in sorted(path.parent.glob(SUPPLEMENTS)):
        read = _supplement(supplement)
        if isinstance(read, Failure):
            return read
        data = amend(editions[-1].data, read)
        made = _edition(read.day, data, read.title, supplement)
        if isinstance(made, Failure):
            return made
        editions.append(made)
    return Editions(tuple(editions))


def _edition(day: date, data: dict[str, Any], title: str, path: Path) -> Edition | Failure:
    regulation = decode(data)
    if not isinstance(regulation, Regulation):
        return faulty(path, regulation)
    return Edition(day, regulation, data, title, path.name)


def _supplement(path: Path) -> Supplement | Failure:
    text = _text(path)
    if isinstance(text, Failure):
        return text
    read = read_supplement(text)
    return read if isinstance(read, Supplement) else faulty(path, read)


def _data(path: Path) -> dict[str, Any] | Failure:
    text = _text(path)
    if isinstance(text, Failure):
        return text
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return faulty(path, (Fault("", f"不是有效的 TOML：{error}"),))


def _text(path: Path) -> str | Failure:
    if not path.exists():
        return Failure(f"找不到规程文件：{path}", "请检查路径。")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        remedy = "请另存为 UTF-8 后再试；规程工作簿（.xlsx）先用 qisai new 建成赛事文件夹。"
        return Failure(f"规程文件不是 UTF-8 文本：{path}", remedy)


def faulty(path: Path, faults: tuple[Fault, ...]) -> Failure:
    """Every fault of a file in one message."""
    return Failure(
        f"{path.name} 有错：\n" + "\n".join(f"  · {fault.message}" for fault in faults),
        f"请修改 {path.name} 后再试。",
    )
