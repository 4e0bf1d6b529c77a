"""`qisai new`: an event folder from a regulation (新建赛事)."""

from datetime import datetime
from pathlib import Path

from toolkit.flows.desk import Desk, at_desk, read_regulation
from toolkit.flows.entry.form import write_form
from toolkit.flows.entry.phone import write_phone_entries
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.regulations import regulation_path, unknown_regulation
from toolkit.model.facts import EventOpened
from toolkit.store import folder as layout
from toolkit.store.files import write_atomic


def new(event: Path, regulation: str, now: datetime) -> Outcome | Failure:
    """Makes the folder with regulation and blank form; an event that is there stays untouched."""
    if layout.is_event(event):
        return Failure(f"{event} 已经是一个赛事文件夹。", "请换一个文件夹名，或直接继续使用它。")
    if event.exists() and not event.is_dir():
        return Failure(f"{event} 是一个文件，不是文件夹。", "请换一个名字。")
    source = regulation_path(regulation)
    text = _text(source) if source else unknown_regulation(regulation)
    if isinstance(text, Failure):
        return text
    assert source is not None
    try:
        layout.make(event)
        write_atomic(layout.regulation_file(event), text)
        _take_along(source, event)
        layout.journal_file(event).touch()
    except OSError as error:
        return Failure(f"不能在这里建文件夹：{event}（{error.strerror}）", "请换一个能写入的位置。")
    return at_desk(event, "new", now, _open)


def _text(source: Path) -> bytes | Failure:
    """The regulation file's bytes: of a file that is one, or made from its workbook."""
    if source.suffix.lower() not in (".toml", ".txt", ""):
        from toolkit.flows.rules.edit import toml_of_book

        made = toml_of_book(source)
        return made if isinstance(made, Failure) else made.encode("utf-8")
    loaded = read_regulation(source)
    return loaded if isinstance(loaded, Failure) else source.read_bytes()


def _take_along(source: Path, event: Path) -> None:
    """The regulation's own text and supplements, where they lie beside it."""
    for beside in (source.with_name("原文.txt"), *sorted(source.parent.glob("补充-*"))):
        if beside.is_file():
            write_atomic(event / layout.REGULATION / beside.name, beside.read_bytes())


def _open(desk: Desk) -> Outcome:
    desk.note([EventOpened(desk.regulation.id, desk.regulation.name)])
    form = write_form(desk)
    write_phone_entries(desk)
    return Outcome(
        (f"已建立赛事：{desk.regulation.name}", f"  文件夹：{desk.event}", f"  空白报名表：{form}"),
        f"把报名表发给各单位；收到的邮件和文件放进 {layout.ARRIVALS}，然后运行 qisai ingest。",
        {"event": str(desk.event), "regulation": desk.regulation.id, "form": str(form)},
    )
