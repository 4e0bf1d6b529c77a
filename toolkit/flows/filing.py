"""5内部/归档目录.xlsx: every file of the event with sha256, kind and how long it is kept."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

from toolkit.flows.desk import Desk
from toolkit.flows.purge import KEPT_YEARS, PERIOD
from toolkit.flows.sheets import stamp
from toolkit.layouts.listing import ListColumn, Listing
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS, FILL_IN, INTERNAL, LETTERS, PUBLIC, RECORD, REGULATION
from toolkit.workbooks.listing import listing_book

BOOK = f"{INTERNAL}/归档目录.xlsx"

_KINDS = {
    REGULATION: "规程", ARRIVALS: "收到的", FILL_IN: "登记表", PUBLIC: "公布的",
    LETTERS: "回信", INTERNAL: "内部表", f"{RECORD}/原件": "收到的（原件）",
}  # fmt: skip
_LASTING = (REGULATION, PUBLIC)


def write_filing(desk: Desk) -> int:
    """The index of what is on disk now; returns how many files it lists."""
    rows = tuple(_rows(desk))
    columns = (
        ListColumn("序号", 7, "center"), ListColumn("文件", 50), ListColumn("类别", 16),
        ListColumn("保管期限", 26), ListColumn("SHA-256", 68),
    )  # fmt: skip
    short = desk.regulation.short
    told = f"{len(rows)} 个文件；账簿和凭证 30 年，报表和税务资料 10 年"
    listing = Listing("归档目录", f"{short} 归档目录", told, columns, rows, landscape=True)
    desk.outputs.write(BOOK, listing_book(stamp(desk), f"{short} 归档目录", [listing]))
    return len(rows)


def _rows(desk: Desk) -> Iterator[tuple[int, str, str, str, str]]:
    number = 0
    for folder, kind in _KINDS.items():
        for path in sorted((desk.event / folder).rglob("*")):
            name = path.relative_to(desk.event).as_posix()
            if path.is_file() and name != BOOK:
                number += 1
                yield number, name, kind, _kept(desk, path), digest(path.read_bytes())


def _kept(desk: Desk, path: Path) -> str:
    """By bookkeeping rules, for good, or until personal data is purged."""
    parts = path.relative_to(desk.event).parts
    if parts[0] in _LASTING:
        return "长期"
    for word, years in KEPT_YEARS.items():
        if parts[0] in (ARRIVALS, INTERNAL) and any(p.startswith(word) for p in parts[1:]):
            return f"{years} 年"
    prizes = desk.state.finish.prizes
    since = prizes[-1].at.date() if prizes else desk.regulation.dates.play.last
    return f"{PERIOD} 天（到 {since + timedelta(days=PERIOD)}）"
