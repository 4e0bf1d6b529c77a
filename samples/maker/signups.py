"""Lists of sign-ups: what a questionnaire exports, and what is typed into our own sheet."""

import io
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from samples.maker import draw
from samples.maker.draft import Cells, Draft, Place
from samples.maker.plan import ListPlan

_EXPORTED = (
    ("序号", "number"), ("提交答卷时间", "sent"), ("所用时间", "took"), ("来源", "source"),
    ("来源详情", "detail"), ("来自IP", "ip"), ("1、您的姓名：", "name"), ("2、性别：", "sex"),
    ("3、联系电话：", "phone"), ("4、身份证号码：", "id_number"), ("5、户籍地址：", "address"),
    ("6、参赛队名（个人报名不填）：", "unit"), ("7、领队姓名：", "leader"),
)  # fmt: skip
_TYPED = (
    ("姓名", "name"), ("电话", "phone"), ("证件号码", "id_number"), ("户籍地址", "address"),
    ("性别", "sex"), ("队名", "unit"), ("领队", "leader"), ("报名时间", "sent"), ("方式", "how"),
)  # fmt: skip
_FIRST_TYPED = 4  # row of the sheet
_FIRST_COLUMN = "C"
TYPED = "2填写/电话报名.xlsx"
_SHEET = "电话报名"

Places = dict[str, dict[Place, str]]
"""The cell of every place, by unit."""


class _Row(NamedTuple):
    at: datetime
    draft: Draft
    row: int
    said: Cells


def exported(drafts: Iterable[Draft], until: datetime) -> tuple[bytes, Places]:
    """The questionnaire's workbook with a row a player, newest last; where everything stands."""
    import xlsxwriter

    rows = [row for row in _rows(drafts) if row.at < until]
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    book.set_properties({"created": until})
    sheet: Any = book.add_worksheet("Sheet1")
    sheet.write_row(0, 0, [title for title, _ in _EXPORTED])
    sheet.set_column(0, len(_EXPORTED), 18)
    places: Places = {}
    for number, (at, draft, row, said) in enumerate(rows, start=1):
        cells = _technical(draft, row, at, number) | said
        marks = {place: (how, text) for how, place, text in draft.marks}
        for column, (_, field) in enumerate(_EXPORTED):
            place = ("players", row, field)
            places.setdefault(draft.plan.name, {})[place] = (
                f"Sheet1!{chr(ord('A') + column)}{number + 1}"
            )
            how, text = marks.get(place, ("", cells.get(field, "")))
            if how == "number":
                sheet.write_number(number, column, int(text))
            elif cells.get(field):
                sheet.write_string(number, column, cells[field])
            if how == "hidden":
                sheet.set_row(number, None, None, {"hidden": True})
    book.close()
    return out.getvalue(), places


def typed(plan: ListPlan, drafts: Iterable[Draft]) -> tuple[bytes, Places]:
    """The rows as text, a line each, for a person to type; where they stand when typed."""
    titles = [title for title, _ in _TYPED]
    lines, places = ["\t".join(titles)], Places()
    for number, (at, draft, row, _) in enumerate(_rows(drafts)):
        cells = _said(draft, row) | {"sent": f"{at:%Y-%m-%d %H:%M}", "how": plan.name}
        lines.append("\t".join(cells.get(field, "") for _, field in _TYPED))
        for column, (_, field) in enumerate(_TYPED):
            if not cells.get(field):
                continue  # an empty cell of ours is none: what is missing is missed at the name
            cell = f"{_SHEET}!{chr(ord(_FIRST_COLUMN) + column)}{_FIRST_TYPED + number}"
            places.setdefault(draft.plan.name, {})[("players", row, field)] = cell
    return ("\n".join(lines) + "\n").encode(), places


def _rows(drafts: Iterable[Draft]) -> list[_Row]:
    """All players by the time at which they signed up; what they say otherwise in that row."""
    rows = []
    for draft in drafts:
        at, every = draft.plan.arrives, draft.plan.every
        for number in range(len(draft.players)):
            rows.append(_Row(at + timedelta(seconds=every * number), draft, number + 1, {}))
        rows += [_Row(at - timedelta(seconds=before), draft, 1, s) for before, s in draft.again]
    return sorted(rows, key=lambda row: row.at)


def last_of(draft: Draft) -> datetime:
    """When the last of the unit signed up."""
    return draft.plan.arrives + timedelta(seconds=draft.plan.every * (len(draft.players) - 1))


def _said(draft: Draft, row: int) -> Cells:
    """What a person says of himself; in a team its name and, once, its leader."""
    cells = dict(draft.player(row))
    if draft.plan.kind != "individual":
        cells |= {"unit": draft.heading["unit"]}
        if row == 1:
            cells |= {"leader": draft.heading["leader"]}
    return cells


def _technical(draft: Draft, row: int, at: datetime, number: int) -> Cells:
    """The same with the columns that the questionnaire's program adds."""
    key = f"{draft.name}/{row}"
    address = ".".join(("203.0.113", str(draw.number(key + "/ip", 254) + 1)))
    return _said(draft, row) | {
        "number": str(number),
        "sent": f"{at:%Y/%m/%d %H:%M:%S}",
        "took": f"{40 + draw.number(key + '/took', 200)}秒",
        "source": draw.pick(key + "/source", ("微信", "手机提交", "链接")),
        "detail": draw.pick(key + "/detail", ("直接访问", "微信分享")),
        "ip": f"{address}(甘肃-天水)",
    }


def of_list(drafts: Iterable[Draft], plan: ListPlan) -> Iterator[Draft]:
    """The units that have rows in the list."""
    return (draft for draft in drafts if draft.plan.list == plan.name)
