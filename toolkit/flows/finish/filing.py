"""5内部/归档: copies of all files, one package for each term they are kept, and the index of all.

5内部/归档目录.xlsx names every file with its package, sha256 and kind.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

from toolkit.flows.desk import Desk
from toolkit.flows.finish.purge import KEPT_YEARS, PACKAGE, PERIOD
from toolkit.flows.stamps import stamp
from toolkit.layouts.listing import ListColumn, Listing
from toolkit.store.archive import digest
from toolkit.store.folder import ARRIVALS, FILL_IN, INTERNAL, LETTERS, PUBLIC, RECORD, REGULATION
from toolkit.store.package import write_package
from toolkit.workbooks.listing import listing_book

BOOK = f"{INTERNAL}/归档目录.xlsx"
PACKAGES = f"{INTERNAL}/归档"

_KINDS = {
    REGULATION: "规程", ARRIVALS: "收到的", FILL_IN: "登记表", PUBLIC: "公布的",
    LETTERS: "回信", INTERNAL: "内部表", f"{RECORD}/原件": "收到的（原件）",
    f"{RECORD}/journal.jsonl": "记录",
}  # fmt: skip
_LASTING = (REGULATION, PUBLIC)


class Filed(NamedTuple):
    """A file with its kind, how long it is kept in words, and its sha256."""

    name: str
    kind: str
    term: str
    sha256: str

    @property
    def package(self) -> str:
        """The package that holds its copy: all that is kept as long."""
        return f"{PACKAGE}{self.term.partition('（')[0].replace(' ', '')}.zip"


def write_filing(desk: Desk) -> list[str]:
    """Packs what is on disk now and writes the index; returns what was done, in words."""
    filed = tuple(_filed(desk))
    packages: dict[str, list[str]] = {}
    for one in filed:
        packages.setdefault(one.package, []).append(one.name)
    for package, names in packages.items():
        desk.outputs.written.append(
            write_package(desk.event / PACKAGES / package, desk.event, names, desk.stamp)
        )
    _write_index(desk, filed)
    told = "，".join(f"{package} {len(names)} 个" for package, names in packages.items())
    return [f"归档包：{PACKAGES}/（{told}）", f"归档目录：{len(filed)} 个文件，{BOOK}"]


def _write_index(desk: Desk, filed: Sequence[Filed]) -> None:
    rows = [
        (number, one.name, one.kind, one.term, one.package, one.sha256)
        for number, one in enumerate(filed, 1)
    ]
    columns = (
        ListColumn("序号", 7, "center"), ListColumn("文件", 50), ListColumn("类别", 16),
        ListColumn("保管期限", 26), ListColumn("归档包", 18), ListColumn("SHA-256", 68),
    )  # fmt: skip
    short = desk.regulation.short
    told = f"{len(rows)} 个文件；账簿和凭证 30 年，报表和税务资料 10 年"
    listing = Listing("归档目录", f"{short} 归档目录", told, columns, tuple(rows), landscape=True)
    desk.outputs.write(BOOK, listing_book(stamp(desk), f"{short} 归档目录", [listing]))


def _filed(desk: Desk) -> Iterator[Filed]:
    for place, kind in _KINDS.items():
        top = desk.event / place
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            name = path.relative_to(desk.event).as_posix()
            if path.is_file() and name != BOOK and not name.startswith(f"{PACKAGES}/"):
                yield Filed(name, kind, _kept(desk, path), digest(path.read_bytes()))


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
