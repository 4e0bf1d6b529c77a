"""2填写/裁定.xlsx: the columns of 裁定 (decisions on findings) and 更正 (free corrections)."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.model.form import NOT_ENTRY

VERDICTS = {"接受": "accept", "不接受": "refuse", "豁免": "waive"}

# What a correction may change, as people read it → the field of `Corrected`.
FIELDS = {
    "姓名": "name",
    "性别": "sex",
    "出生日期": "birth",
    "证件号码": "id_number",
    "证件种类": "id_kind",
    "等级称号": "title",
    "运动员等级": "grade",
    "等级分": "rating",
    "FIDE ID": "fide_id",
    "注册号": "registration",
    "组别": "section",
    "电话": "phone",
    "单位名称": "unit",
    "是同一人": "same_as",
    "不是报名表": "not_a_form",
}
BLANK_ROWS = 40
NEW = "新-"

DECISIONS = FillTable(
    "裁定",
    (
        FillColumn("unit", "单位", 20),
        FillColumn("subject", "对象", 14),
        FillColumn("code", "代码", 7, center=True),
        FillColumn("severity", "程度", 8, center=True),
        FillColumn("message", "问题", 44),
        FillColumn("clause", "条款", 10, center=True),
        FillColumn("where", "位置", 14),
        FillColumn(
            "verdict",
            "裁定",
            10,
            yellow=True,
            choices=tuple(VERDICTS),
            hint="接受：照现在的样子算数。不接受：不能列入名单。豁免：规程有要求，组委会免去。",
            center=True,
        ),
        FillColumn("reason", "理由", 28, yellow=True, hint="写明根据，例：已电话核对证书原件。"),
        FillColumn("by", "裁定人", 11, yellow=True),
    ),
)


def corrections(units: tuple[str, ...], files: tuple[str, ...]) -> FillTable:
    """The sheet 更正 with the event's units to choose from."""
    return FillTable(
        "更正",
        (
            FillColumn(
                "unit", "单位或文件", 30, yellow=True, choices=(*units, *files) or ("（无）",),
                hint="选单位；要说某个文件不是报名表，选文件名。",
            ),
            FillColumn(
                "subject", "棋手", 14, yellow=True, hint="写棋手现在表中的姓名；改单位名称时空着。"
            ),
            FillColumn("field", "改哪一项", 12, yellow=True, choices=tuple(FIELDS), center=True),
            FillColumn(
                "value", "改为", 24, yellow=True,
                hint="证件号码直接输入即可。单位名称：写并入的单位全称。是同一人：写与谁是同一人。",
            ),
            FillColumn("reason", "理由", 28, yellow=True, hint="写明根据，例：单位来电更正。"),
            FillColumn("by", "更正人", 11, yellow=True),
        ),
    )  # fmt: skip


# Matters of the whole event that the organiser settles; each becomes a fact of its own.
CLOSE_ENTRY = "close_entry"
MATTERS = FillTable(
    "事项",
    (
        FillColumn("matter", "事项", 24),
        FillColumn("explained", "说明", 60),
        FillColumn("value", "内容", 22, yellow=True),
        FillColumn("reason", "理由", 30, yellow=True),
        FillColumn("by", "决定人", 11, yellow=True),
    ),
)
MATTER_TEXTS = {
    CLOSE_ENTRY: (
        "提前截止报名",
        "人数已满等原因提前截止的，写截止的日期和时间，例：2019-12-28 18:00。"
        "此后到达的报名要裁定（T009）。",
    ),
}


# What a header of a foreign layout can mean, as people read it → the field of `LayoutConfirmed`.
HEADER_FIELDS = {
    "姓名": "name",
    "性别": "sex",
    "出生日期": "birth",
    "证件号码": "id_number",
    "证件种类": "id_kind",
    "等级称号": "title",
    "证书编号": "certificate",
    "运动员等级": "grade",
    "FIDE ID": "fide_id",
    "等级分": "rating",
    "组别": "section",
    "电话": "phone",
    "单位": "unit",
    "学校": "school",
    "注册号": "registration",
    "户籍地址": "address",
    "备注": "note",
    "与报名无关": NOT_ENTRY,
}
LAYOUTS = FillTable(
    "版式",
    (
        FillColumn("file", "文件（例）", 34),
        FillColumn("header", "看不懂的表头", 24),
        FillColumn("examples", "这一列里写的（例）", 44),
        FillColumn(
            "field", "是什么", 16, yellow=True, choices=tuple(HEADER_FIELDS), center=True,
            hint="选一次，同一版式的表都照此重读，以后来的也一样。清空就是收回。",
        ),
        FillColumn("by", "确认人", 11, yellow=True),
    ),
)  # fmt: skip
