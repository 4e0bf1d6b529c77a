"""2填写/电话报名.xlsx: sign-ups by phone or message, a row a person; no form and no seal."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.rules.schema import Regulation

SHEET = "电话报名"
BLANK_ROWS = 60
SAID = ("name", "sex", "phone", "id_number", "address", "title", "section", "note")
_WAYS = ("电话", "短信", "微信", "现场", "代报")


def takes_phone_entries(regulation: Regulation) -> bool:
    """True where single persons or teams may enter without a seal."""
    who = regulation.entrants.who if regulation.entrants else ()
    seal = regulation.demand("seal")
    return any(kind != "unit" and (seal is None or kind not in seal.of) for kind in who)


def phone_entries(regulation: Regulation) -> FillTable:
    """The sheet as this event needs it."""
    columns = [
        FillColumn("name", "姓名", 11, yellow=True),
        FillColumn("phone", "电话", 14, yellow=True),
        FillColumn("id_number", "证件号码", 21, yellow=True, hint="18 位身份证号，直接输入即可。"),
    ]
    if regulation.demand("address"):
        columns.append(FillColumn("address", "户籍地址", 26, yellow=True))
    columns.append(FillColumn("sex", "性别", 6, yellow=True, choices=("男", "女"), center=True))
    if len(regulation.sections) > 1:
        names = tuple(section.name for section in regulation.sections)
        columns.append(FillColumn("section", "组别", 18, yellow=True, choices=names))
    if any(
        way.titles or way.title_from or way.title_to for v in regulation.levels for way in v.admit
    ):
        columns.append(FillColumn("title", "等级称号", 14, yellow=True))
    if regulation.entrants and "team" in regulation.entrants.who:
        hint = "组队报名的，同队的人写同一个队名；个人报名空着。"
        columns.append(FillColumn("team", "队名", 16, yellow=True, hint=hint))
        columns.append(FillColumn("leader", "领队", 10, yellow=True))
    hint = "例：2019-06-01 09:30。空着就按读入的时间。"
    columns += [
        FillColumn("received", "报名时间", 17, yellow=True, hint=hint, center=True),
        FillColumn("how", "方式", 8, yellow=True, choices=_WAYS, strict=False, center=True),
        FillColumn("by", "记录人", 10, yellow=True),
        FillColumn("note", "备注", 16, yellow=True),
    ]
    return FillTable(SHEET, tuple(columns))
