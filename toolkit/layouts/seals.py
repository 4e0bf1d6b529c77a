"""The sheet 盖章核对 of 2填写/裁定.xlsx: each picture beside what the program holds it to be."""

from toolkit.layouts.fill_in import FillColumn, FillTable
from toolkit.model.seal_facts import NO_SEAL, OTHER, OWN, OWN_SIGNED, SIGNATURE

VERDICTS = {
    "是本单位的": OWN,
    "公章和领队签字": OWN_SIGNED,
    "是别的单位的": OTHER,
    "领队签字": SIGNATURE,
    "不是公章": NO_SEAL,
}

SEALS = FillTable(
    "盖章核对",
    (
        FillColumn("unit", "报名单位", 20),
        FillColumn("crop", "图片", 17),
        FillColumn("strip", "公章上的字（展开）", 46),
        FillColumn("text", "程序读作", 20),
        FillColumn("seen", "程序的看法", 24),
        FillColumn(
            "verdict",
            "认定",
            16,
            yellow=True,
            choices=tuple(VERDICTS),
            hint="看左边的图选一项。同一单位以后再发同一张图片，不用再认。清空就是收回。",
            center=True,
        ),
        FillColumn("note", "说明", 20, yellow=True),
        FillColumn("by", "认定人", 10, yellow=True),
        FillColumn("place", "文件和位置", 30),
    ),
)
