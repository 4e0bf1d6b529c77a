"""`qisai rules show` and `qisai rules diff`: a regulation as text, and what changed in it."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from toolkit.assets import template
from toolkit.flows.editions import Edition, faulty, read_editions
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.regulations import regulation_path, unknown_regulation
from toolkit.rules.amend import amend, read_supplement
from toolkit.rules.difference import Difference, differences
from toolkit.rules.load import Fault
from toolkit.rules.telling import tell
from toolkit.rules.words import Words, read_words


def words() -> Words:
    """The Chinese names of the regulation's data."""
    return read_words(template("words", "regulation.toml").read_text(encoding="utf-8"))


def show(name: str) -> Outcome | Failure:
    """The regulation with all its supplements, block by block."""
    newest = _newest(name)
    if isinstance(newest, Failure):
        return newest
    lines = list(tell(newest.data, words()))
    if newest.title:
        lines.insert(0, f"（含{newest.title}）")
    data = {"regulation": newest.regulation.id, "data": msgspec.to_builtins(newest.data)}
    return Outcome(tuple(lines), "", data)


def diff(name: str, other: str | None) -> Outcome | Failure:
    """What the supplements beside a regulation change; or what another file does."""
    path = regulation_path(name)
    editions = read_editions(path) if path else unknown_regulation(name)
    if isinstance(editions, Failure):
        return editions
    if other is not None:
        return _against(editions.all[-1], Path(other) if Path(other).is_file() else other)
    steps = list(zip(editions.all, editions.all[1:], strict=False))
    if not steps:
        return Outcome(
            ("没有补充文件。",),
            "把补充通知写成 规程/补充-YYYY-MM-DD.toml，或给出要比较的另一份规程。",
            {"regulation": editions.all[0].regulation.id, "changes": []},
        )
    lines: list[str] = []
    found: list[Difference] = []
    for before, after in steps:
        changes = differences(before.data, after.data, words())
        lines += [f"{after.title}（{len(changes)} 处）：", *(f"  {one.line}" for one in changes)]
        found += changes
    return Outcome(tuple(lines), "", _json(editions.all[0], found))


def _against(base: Edition, other: Path | str) -> Outcome | Failure:
    """A supplement that is not yet in force, or another regulation."""
    data = _changed(base, other) if isinstance(other, Path) else None
    if data is None:
        newest = _newest(str(other))
        data = newest if isinstance(newest, Failure) else newest.data
    if isinstance(data, Failure):
        return data
    found = differences(base.data, data, words())
    lines = tuple(one.line for one in found) or ("没有不同。",)
    return Outcome(lines, "", _json(base, found))


def _changed(base: Edition, path: Path) -> dict[str, Any] | Failure | None:
    """The base with a supplement file; None when the file is a whole regulation."""
    text = path.read_text(encoding="utf-8-sig")
    try:
        if "date" not in tomllib.loads(text):
            return None
    except tomllib.TOMLDecodeError as error:
        return faulty(path, (Fault("", f"不是有效的 TOML：{error}"),))
    read = read_supplement(text)
    return faulty(path, read) if isinstance(read, tuple) else amend(base.data, read)


def _newest(name: str) -> Edition | Failure:
    path = regulation_path(name)
    editions = read_editions(path) if path else unknown_regulation(name)
    return editions if isinstance(editions, Failure) else editions.all[-1]


def _json(base: Edition, found: list[Difference] | tuple[Difference, ...]) -> dict[str, Any]:
    changes = [
        {"key": d.key, "what": d.what, "before": d.before, "after": d.after, "clause": d.clause}
        for d in found
    ]
    return {"regulation": base.regulation.id, "changes": changes}
