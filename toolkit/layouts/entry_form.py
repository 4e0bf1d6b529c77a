"""Where the standard entry form (标准报名表) has what: its sheets, columns, marks and choices.

The form is written by `toolkit.workbooks.entry_form`. A hidden sheet names the cells of every
field, so that our own forms are read exactly, whatever the sender did to the headings.
"""

from toolkit.model.record import Record
from toolkit.rules.schema import Regulation

FORM_ID = "qisai-entry-1"
FORM_PROPERTY = "qisai_form"
REGULATION_PROPERTY = "qisai_regulation"
MAP_SHEET = "_qisai"
"""Very hidden; column A a field (players.name), column B its cells (报名表!B12:B51)."""

MAP_REGULATION = "regulation"
"""In its column A beside the regulation's id: it is still there when the form is saved as .xls."""

PRICE_SHEET = "_prices"
"""Very hidden; hotel, room type, price a person in yuan, beds: for the computed amounts."""

MAIN_SHEET = "报名表"
ROOM_SHEET = "住宿与汇款"
PLAYER_ROWS = 40
ROOM_ROWS = 10
COMPANION_ROWS = 10

SEX_CHOICES = ("男", "女")
TITLE_CHOICES = (
    "无", "国际特级大师", "国际大师", "国家特级大师", "国家大师", "棋协大师", "候补棋协大师",
    "一级棋士", "二级棋士", "三级棋士", "四级棋士", "五级棋士", "六级棋士", "七级棋士", "八级棋士",
    "九级棋士", "十级棋士", "十一级棋士", "十二级棋士", "十三级棋士", "十四级棋士", "十五级棋士",
)  # fmt: skip
GRADE_CHOICES = (
    "无", "国际级运动健将", "运动健将", "一级运动员", "二级运动员", "三级运动员",
)  # fmt: skip
INSURANCE_CHOICES = ("已自行办理保险", "委托组委会统一办理", "未办理")


class Column(Record, frozen=True):
    """One column of a table: its canonical field (`toolkit.model.form`), heading and width.

    `choices` names a list of choices, `example` stands in the example row; `prompt` shows when
    the cell is selected. `span` = the number of sheet columns it takes.
    """

    field: str
    title: str
    width: float = 10
    choices: str = ""
    example: str = ""
    prompt: str = ""
    span: int = 1


_ID_PROMPT = (
    "18位，末位X大写；本列已设为文本，直接输入即可。不是居民身份证的，请在备注写明证件种类。"
)
_CHESS_ONLY = ("fide_id",)
_ON_DEMAND = {"school": "school_proof", "registration": "registration", "address": "address"}
_PLAYER_COLUMNS = (
    Column("name", "姓名", 10, example="王小棋", prompt="与身份证一致，不要加空格。"),
    Column("sex", "性别", 6, choices="sex", example="男"),
    Column("birth", "出生日期", 12, example="2008-01-15", prompt="年-月-日，例如 2008-01-15。"),
    Column("id_number", "身份证号", 21, example="370303200801150013", prompt=_ID_PROMPT),
    Column("title", "棋手等级", 15, choices="titles", prompt="现有等级，以证书为准。"),
    Column("certificate", "证书编号", 13, example="K1234567"),
    Column("grade", "运动员等级", 16, choices="grades", example="无"),
    Column("fide_id", "FIDE ID", 11),
    Column("rating", "等级分", 8, prompt="没有的不填。"),
    Column("section", "参赛组别", 20, choices="sections", prompt="请从列表中选择。"),
    Column("phone", "联系电话", 14, example="13900000000", prompt="本人或家长手机。"),
    Column("school", "学校", 18),
    Column("registration", "注册号", 12),
    Column("address", "户籍地址", 24),
    Column("note", "备注", 12),
)
COMPANION_COLUMNS = (
    Column("name", "姓名"),
    Column("sex", "性别", choices="sex"),
    Column("relation", "关系", prompt="领队、教练、家长……"),
    Column("id_number", "身份证号"),
    Column("phone", "联系电话"),
    Column("note", "备注", span=4),
)
ROOM_COLUMNS = (
    Column("hotel", "酒店", choices="hotels", span=2),
    Column("type", "房型", choices="rooms"),
    Column("rooms", "间数"),
    Column("people", "人数"),
    Column("arrive", "入住日期", choices="days"),
    Column("depart", "离店日期", choices="days"),
    Column("amount", "金额（元）"),
    Column("names", "入住人员姓名"),
)
ROOM_WIDTHS = (6, 10, 12, 12, 21, 15, 14, 14, 14, 26)
"""Widths of the second sheet's columns from A on."""


def player_columns(regulation: Regulation) -> tuple[Column, ...]:
    """The columns of the player table that the regulation needs; without the serial number."""
    ways = [way for level in regulation.levels for way in level.admit]
    judged = {
        "school": any(way.school_years for way in ways),
        "registration": any(way.registered for way in ways),
        "address": any(region.address for region in regulation.regions),
    }
    dropped = {
        field
        for field, demand in _ON_DEMAND.items()
        if not regulation.demand(demand) and not judged[field]
    }
    if regulation.game != "chess":
        dropped.update(_CHESS_ONLY)
    return tuple(column for column in _PLAYER_COLUMNS if column.field not in dropped)
