"""历年名录.xlsx: the sheets 名录 (places in earlier events) and 禁赛 (who may not play)."""

from toolkit.model.record import Record


class ListColumn(Record, frozen=True):
    """One column; `needed` = a row without it is not taken over."""

    key: str
    title: str
    width: float
    hint: str
    needed: bool = False


class ListSheet(Record, frozen=True):
    """One sheet: name, what it is for, columns."""

    name: str
    about: str
    columns: tuple[ListColumn, ...]


_PERSON = (
    ListColumn("name", "姓名", 14, "与证件一致。", needed=True),
    ListColumn("sex", "性别", 7, "男或女。"),
    ListColumn("birth", "出生日期", 13, "年月日；只知道年份的写四位年份。"),
    ListColumn("id_number", "证件号码", 22, "有证件号码就按它认人，最可靠。"),
    ListColumn("fide_id", "FIDE ID", 12, "国际棋联编号，没有的不填。"),
)

HONOURS = ListSheet(
    "名录",
    "历届比赛的名次：往届冠军报哪个组、追加奖金、核对等级都查它。一行一人一项。",
    (
        ListColumn("year", "年份", 8, "四位年份，例：2013。", needed=True),
        ListColumn(
            "event", "赛事", 22, "本赛事往届的空着；别的赛事写规程里的叫法，例：分站赛、省级赛事。"
        ),
        ListColumn("section", "组别", 22, "规程里的叫法，例：A2组。", needed=True),
        ListColumn("place", "名次", 7, "数字，冠军写 1。", needed=True),
        *_PERSON,
        ListColumn("unit", "单位", 24, "当时的单位。"),
        ListColumn("title", "等级称号", 14, "当时持有或当届取得的最高等级。"),
    ),
)
BARS = ListSheet(
    "禁赛",
    "禁止参赛的人。报名表里有他们时，检查会报 E015。",
    (
        *_PERSON,
        ListColumn("first", "从", 13, "起始日期，或四位年份（全年）。", needed=True),
        ListColumn("last", "到", 13, "截止日期（含当天）或四位年份；空着同“从”。"),
        ListColumn("reason", "原因", 30, "例：高级低报。"),
        ListColumn("source", "依据", 30, "通报的文号或日期。"),
    ),
)
BOOK = "历年名录.xlsx"
