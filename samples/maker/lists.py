"""What lies in 资料: the rating list that the regulation names, and the yearbook (历年名录)."""

import io
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any

from samples.maker import draw
from samples.maker.draft import LISTED, Cells, Draft
from samples.maker.plan import Plan
from toolkit.model.lists import Bar, Honour, Person
from toolkit.values.pinyin import latin_name
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.honours import honours_book

FOLDER = "资料"
_MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")
_NATIONAL = ("序号", "注册号", "姓名", "性别", "出生日期", "省份", "等级分")
_OTHERS = 12  # people of a list who did not enter


def lists(plan: Plan, drafts: Iterable[Draft]) -> Iterator[tuple[str, bytes]]:
    """The files by name; none where the sample has no use for them."""
    players = [player for draft in drafts for player in draft.players]
    if plan.month:
        year, month = plan.month.split("-")
        short = f"{_MONTHS[int(month) - 1]}{year[2:]}"
        rated = [player for player in players if player.get("fide_id") or "namesake" in player]
        if rated:
            yield f"standard_{short.lower()}frl.txt", _fide(rated, short)
        registered = [p for p in players if p.get("registration") and _rating(p)]
        if registered:
            title = f"{year}年{int(month)}月国内等级分"
            yield f"{title}.xlsx", _national(registered, title, plan)
    book = _yearbook(plan, players)
    if book:
        yield "历年名录.xlsx", book


def _rating(player: Cells) -> str:
    return player.get(LISTED) or player.get("rating") or ""


def _fide(players: Iterable[Cells], month: str) -> bytes:
    """FIDE's text of fixed width, in the order of the numbers."""
    head = f"{'ID Number':<15}{'Name':<61}{'Fed':<4}{'Sex':<4}{'Tit':<5}{'WTit':<5}{'OTit':<15}"
    lines = [f"{head}{'FOA':<4}{month:<6}{'Gms':<4}{'K':<3}{'B-day':<6}Flag"]
    rows = [
        _line(p, p["fide_id"], p.get("fide_rated") or _rating(p))
        for p in players
        if p.get("fide_id")
    ]
    for player in players:
        if "namesake" in player:
            number = "86" + draw.digits(player["name"] + "/namesake", 6)
            rows.append(_line(player, number, player["namesake"]))
    rows += [_stranger(number) for number in range(_OTHERS)]
    return ("\r\n".join((*lines, *sorted(rows))) + "\r\n").encode("latin-1")


def _line(player: Cells, number: str, rating: str) -> str:
    sex = "F" if player["sex"] == "女" else "M"
    name = f"{number:<15}{latin_name(player['name']):<61}{'CHN':<4}{sex:<4}"
    return (
        f"{name}{'':<5}{'':<5}{'':<15}{'':<4}{rating:>4}  {0:>3} {20:>2} {player['birth'][:4]:<6}"
    )


def _stranger(number: int) -> str:
    key = f"stranger/{number}"
    name = draw.pick(key, ("Ivanov, Petr", "Garcia, Ana", "Hansen, Ole", "Kumar, Ravi"))
    cells = {"name": f"{name} {number}", "sex": "男", "birth": f"{1960 + number}"}
    return _line(cells, "12" + draw.digits(key + "/id", 6), str(1500 + draw.number(key, 900)))


def _national(players: Iterable[Cells], title: str, plan: Plan) -> bytes:
    import xlsxwriter

    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    book.set_properties({"created": plan.copied})
    sheet: Any = book.add_worksheet("等级分")
    sheet.write_row(0, 0, [title])
    sheet.write_row(1, 0, _NATIONAL)
    sheet.set_column(1, 6, 13)
    for number, player in enumerate(players, start=1):
        said = (player["registration"], player["name"], player["sex"], player["birth"], "湖南")
        sheet.write_row(number + 1, 0, (number, *said, int(_rating(player))))
    book.close()
    return out.getvalue()


def _yearbook(plan: Plan, players: Iterable[Cells]) -> bytes:
    """Only what faults put there; empty where none did."""
    honours, bars = list[Honour](), list[Bar]()
    first = plan.regulation.dates.play.first
    for player in players:
        person = Person(player["name"], player["sex"], player["birth"], player["id_number"])
        if "won" in player:
            year, section = player["won"].split()
            honours.append(Honour(person, int(year), section, 1))
        if "held" in player:
            year = first.year - 1
            honours.append(Honour(person, year, "公开组", 5, "省级赛事", player["held"]))
        if "barred" in player:
            year = first.year
            bars.append(Bar(person, date(year, 1, 1), date(year, 12, 31), player["barred"], ""))
    return honours_book(Stamp(plan.copied), honours, bars) if honours or bars else b""
