"""Fills the letter templates, which an organiser may replace by his own wording."""

import re
from collections.abc import Callable
from datetime import date, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from toolkit.assets import template
from toolkit.letters.context import (
    ChangeNotice,
    Confirmation,
    Context,
    Correction,
    Payment,
    Reminder,
    Resend,
)
from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.sources.mail.headers import one_line
from toolkit.sources.mail.text import decode

if TYPE_CHECKING:
    from jinja2.sandbox import SandboxedEnvironment

NAMES: dict[type[Context], str] = {
    Confirmation: "报名确认",
    Correction: "请更正",
    Resend: "请重发",
    ChangeNotice: "变更确认",
    Reminder: "催办",
    Payment: "收款",
}


class TemplateFault(Record, frozen=True):
    """An organiser's own template that can't be filled: which file, which line, why."""

    file: str
    line: int | None
    message: str


def fill(context: Context, folder: Path | None = None) -> str | TemplateFault:
    """The letter's text. `folder` is the event's 规程/信件; a file of the same name there wins."""
    from jinja2 import TemplateError

    path = template_path(context, folder)
    values = {name: getattr(context, name) for name in context.__struct_fields__}
    head = values.pop("head")
    values |= {name: getattr(head, name) for name in head.__struct_fields__}
    try:
        made = _environment().from_string(decode(path.read_bytes()).replace("\r\n", "\n"))
        text = made.render(values).strip() + "\n"
        return re.sub(r"\n{3,}", "\n\n", text)
    except TemplateError as error:
        return TemplateFault(path.name, getattr(error, "lineno", None), _plainly(error))
    except (TypeError, ValueError, ArithmeticError, AttributeError) as error:
        # what an organiser's expression may do with the values
        return TemplateFault(path.name, None, _plainly(error))


def template_path(context: Context, folder: Path | None) -> Path:
    """The template's file: the organiser's, else the shipped one."""
    name = NAMES[type(context)] + ".txt"
    own = folder / name if folder else None
    return own if own and own.is_file() else template("letters", name)


def _plainly(error: Exception) -> str:
    from jinja2 import TemplateSyntaxError, UndefinedError
    from jinja2.exceptions import SecurityError

    if isinstance(error, SecurityError):
        return f"模板里用了不允许的写法（{error}）。模板只能填入内容，不能运行程序。"
    if isinstance(error, UndefinedError):
        return f"模板里用了没有的内容（{error.message}）。请对照自带的模板改正名称。"
    if isinstance(error, TemplateSyntaxError):
        return f"模板的写法有误（{error.message}）。请检查花括号和百分号是否成对。"
    return f"模板里的内容算不出来（{error}）。请对照自带的模板改正。"


@cache
def _environment() -> "SandboxedEnvironment":
    from jinja2 import StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    made = ImmutableSandboxedEnvironment(
        undefined=StrictUndefined,
        autoescape=False,  # letters are plain text
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_shown,
    )
    filters: dict[str, Callable[..., str]] = {"yuan": yuan, "when": when, "day": day}
    made.filters |= filters
    return made


def _shown(value: object) -> object:
    """Text from senders stays on one line, so that no name can add lines to a letter."""
    return one_line(value) if isinstance(value, str) else value


def yuan(amount: Money) -> str:
    """“1290元”."""
    return f"{amount.brief()}元"


def when(moment: datetime) -> str:
    """“2019年12月31日18:00”; a deadline at the end of a day names the day alone."""
    if (moment.hour, moment.minute) == (23, 59):
        return day(moment)
    return f"{day(moment)}{moment:%H:%M}"


def day(moment: date) -> str:
    """“2019年12月31日”."""
    return f"{moment.year}年{moment.month}月{moment.day}日"
