"""`qisai ratings …`: rating lists and the yearbook become facts, and can be asked.

Only what a list says about those who entered is kept, with the list's month and digest: a list
has two million lines, an event a few hundred players.
"""

from collections.abc import Iterable, Sequence
from hashlib import file_digest
from pathlib import Path

from toolkit.entries.build import build
from toolkit.entries.ratings import asked, found_by, list_title, month_wanted, searched_for, wanted
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.model.record import Record
from toolkit.rules.schema import Regulation
from toolkit.sources.honours import is_yearbook, read_yearbook
from toolkit.sources.ratings import NotRead, ReadList, read_ratings
from toolkit.store.folder import ARRIVALS

LISTS = f"{ARRIVALS}/资料"
PHOTOS = "照片"  # for badges: no lists
_LITTER = ("~$", ".~lock.", "._", ".DS_Store", "Thumbs.db", "desktop.ini")
Json = dict[str, object]


class Taken(Record, frozen=True):
    """What became of one file: a fact, or the reason why not."""

    file: str
    fact: RatingsImported | HonoursImported | None = None
    reason: str = ""
    remedy: str = ""
    known: bool = False
    problems: tuple[str, ...] = ()


def import_lists(desk: Desk, paths: Sequence[Path], month: str = "") -> Outcome | Failure:
    """Reads the files, by default all of 1来件/资料."""
    files = list(_files(paths or [desk.event / LISTS]))
    if not files:
        named = "、".join(str(path) for path in paths) or LISTS
        return Failure(f"{named} 里没有等级分表或名录。", f"请把下载的表放进 {LISTS} 再运行。")
    whom = wanted(build(desk.state, desk.regulation).entries)
    taken = [one for file in files for one in _take(desk, file, whom, month)]
    desk.note([one.fact for one in taken if one.fact and not one.known])
    return _outcome(desk, taken, whom)


def lists_waiting(desk: Desk) -> list[Path]:
    """The files of 1来件/资料 that were not read yet, or before some of the players entered."""
    whom = set(asked(wanted(build(desk.state, desk.regulation).entries)))
    read = {fact.sha256: True for fact in desk.state.honours.values()}
    for fact in desk.state.ratings.values():
        whole = whom <= set(fact.asked)
        read[fact.sha256] = read.get(fact.sha256, True) and whole
    return [file for file in _files([desk.event / LISTS]) if not read.get(_digest(file))]


def find(desk: Desk, who: str) -> Outcome:
    """What the imported lists say about a name or number."""
    lists = sorted(desk.state.ratings.values(), key=lambda f: (f.list, f.month, f.speed))
    rows = [(list_title(f), f.name, line) for f in lists for line in found_by(f.players, who)]
    if not lists:
        return Outcome(("还没有读过等级分表。",), "运行 qisai ratings import。", {"found": []})
    return _answer(who, rows)


def find_in_files(paths: Sequence[Path], who: str) -> Outcome | Failure:
    """The same in the lists themselves, without an event."""
    files = list(_files(paths))
    if not files:
        return Failure(f"找不到：{'、'.join(map(str, paths))}", "请检查文件名和路径。")
    rows: list[tuple[str, str, RatedPlayer]] = []
    failed: list[str] = []
    for file in files:
        for found in read_ratings(file, searched_for(who)):
            if isinstance(found, NotRead):
                failed.append(f"{found.file}：{found.reason}")
            else:
                rows += [(found.month or "月份不明", found.file, line) for line in found.players]
    answer = _answer(who, rows)
    return Outcome((*answer.lines, *failed), answer.next_step, answer.data)


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        inside = sorted(path.rglob("*")) if path.is_dir() else [path]
        lists = (p for p in inside if p.is_file() and PHOTOS not in p.relative_to(path).parts)
        yield from (p for p in lists if not p.name.startswith(_LITTER))


def _digest(file: Path) -> str:
    with file.open("rb") as stream:
        return file_digest(stream, "sha256").hexdigest()


def _take(desk: Desk, file: Path, whom: Wanted, month: str) -> Iterable[Taken]:
    if is_yearbook(file):
        yield _take_yearbook(desk, file)
    else:
        for found in read_ratings(file, whom):
            yield _take_list(desk, found, whom, month)


def _take_yearbook(desk: Desk, file: Path) -> Taken:
    data = file.read_bytes()
    book = read_yearbook(data, file.name)
    problems = tuple(
        f"{problem.where or file.name}：{problem.detail['cause']}" for problem in book.problems
    )
    fact = HonoursImported(desk.keep(data), file.name, book.honours, book.bars)
    return Taken(file.name, fact, known=fact in desk.state.honours.values(), problems=problems)


def _take_list(desk: Desk, found: ReadList | NotRead, whom: Wanted, month: str) -> Taken:
    if isinstance(found, NotRead):
        return Taken(found.file, reason=found.reason, remedy="请重新下载后再试")
    if month and found.month and month != found.month:
        reason = f"这是 {found.month} 的表，不是 {month} 的"
        return Taken(found.file, reason=reason, remedy="请核对文件，或去掉 --month")
    if not (month or found.month):
        reason = "表头和文件名都没有写是哪个月的表"
        return Taken(found.file, reason=reason, remedy="请加 --month，例：--month 2019-12")
    fact = RatingsImported(
        found.list, month or found.month, found.sha256, found.file, found.size, asked(whom),
        found.players, found.speed,
    )  # fmt: skip
    return Taken(found.file, fact, known=fact in desk.state.ratings.values())


def _outcome(desk: Desk, taken: Sequence[Taken], whom: Wanted) -> Outcome:
    lines = [line for one in taken for line in _lines(one, whom)]
    lines += _not_there(desk.regulation, desk.state.ratings.values())
    facts = [one.fact for one in taken if one.fact]
    data: Json = {
        "lists": [_list_json(fact, whom) for fact in facts if isinstance(fact, RatingsImported)],
        "honours": [
            {"file": f.name, "sha256": f.sha256, "honours": len(f.honours), "barred": len(f.bars)}
            for f in facts
            if isinstance(f, HonoursImported)
        ],
        "not_read": [
            {"file": one.file, "reason": one.reason, "remedy": one.remedy}
            for one in taken
            if one.reason
        ],
        "problems": [problem for one in taken for problem in one.problems],
    }
    return Outcome(tuple(lines), "运行 qisai check，按表核对等级分和名录。", data)


def _lines(one: Taken, whom: Wanted) -> Iterable[str]:
    known = "（先前已读过）" if one.known else ""
    match one.fact:
        case RatingsImported():
            hits = _hits(one.fact, whom)
            yield f"{one.file}：{list_title(one.fact)}，{one.fact.size} 人{known}"
            yield f"  报名的棋手里，按编号找到 {hits[0]} 人，按姓名另有 {hits[1]} 个可能"
        case HonoursImported():
            counts = f"名录 {len(one.fact.honours)} 条，禁赛 {len(one.fact.bars)} 条"
            yield f"{one.file}：{counts}{known}"
        case None:
            yield f"{one.file}：没有读入，{one.reason}；{one.remedy}。"
    yield from (f"  {problem}" for problem in one.problems)


def _hits(fact: RatingsImported, whom: Wanted) -> tuple[int, int]:
    by_number = sum(line.id in whom.numbers for line in fact.players)
    return by_number, len(fact.players) - by_number


def _not_there(regulation: Regulation, lists: Iterable[RatingsImported]) -> Iterable[str]:
    """The lists that the regulation names and nobody has put in yet."""
    there = {(fact.list, fact.month) for fact in lists}
    for which, month in month_wanted(regulation):
        if (which, month) not in there:
            name = "国际棋联" if which == "FIDE" else "国内"
            yield f"规程用的是 {month} 的{name}等级分表，还没有读入；没有它就按报名表填写的等级分。"


def _list_json(fact: RatingsImported, whom: Wanted) -> Json:
    by_number, by_name = _hits(fact, whom)
    return {
        "file": fact.name,
        "sha256": fact.sha256,
        "list": fact.list,
        "month": fact.month,
        "speed": fact.speed,
        "size": fact.size,
        "by_number": by_number,
        "by_name": by_name,
    }


def _answer(who: str, rows: Sequence[tuple[str, str, RatedPlayer]]) -> Outcome:
    if not rows:
        lines = [f"没有找到“{who}”。"]
    else:
        lines = [f"{title}（{file}）：{_in_words(line)}" for title, file, line in rows]
    found = [
        {
            "file": file,
            "list": title,
            "id": line.id,
            "name": line.name,
            "federation": line.federation,
            "sex": line.sex or None,
            "birth": line.birth or None,
            "title": line.title or None,
            "standard": line.standard,
            "rapid": line.rapid,
            "blitz": line.blitz,
        }
        for title, file, line in rows
    ]
    return Outcome(tuple(lines), "", {"found": found})


def _in_words(line: RatedPlayer) -> str:
    known = [line.id, line.name, line.sex, line.birth, line.federation, line.title]
    speeds = (("慢棋", line.standard), ("快棋", line.rapid), ("超快棋", line.blitz))
    ratings = [f"{name} {rating}" for name, rating in speeds if rating is not None]
    return " ".join(filter(None, [*known, *(ratings or ["没有等级分"])]))
