"""The sheet 等级证核对 of 2填写/裁定.xlsx: certificates beside what forms state."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.model.certificate_facts import AGREES, DIFFERS, NO_CERTIFICATE

CERTIFICATE_VERDICTS = {
    "与填写相符": AGREES,
    "与填写不符": DIFFERS,
    "不是等级证": NO_CERTIFICATE,
}

CERTIFICATES = FillTable(
    "等级证核对",
    (
        FillColumn("unit", "报名单位", 18),
        FillColumn("crop", "照片", 33),
        FillColumn("strip", "读到的几行", 44),
        FillColumn("text", "程序读作", 17),
        FillColumn("stated", "报名表填写", 17),
        FillColumn("seen", "程序的看法", 20),
        FillColumn(
            "verdict",
            "认定",
            13,
            yellow=True,
            choices=tuple(CERTIFICATE_VERDICTS),
            hint="照片和“报名表填写”比。报名表改过等级或姓名，要重新认定。清空就是收回。",
            center=True,
        ),
        FillColumn("note", "说明", 16, yellow=True),
        FillColumn("by", "认定人", 10, yellow=True),
        FillColumn("place", "文件和位置", 24),
    ),
)
