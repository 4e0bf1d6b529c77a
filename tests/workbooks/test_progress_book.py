from datetime import datetime
from pathlib import Path

from tests.workbooks.judge import assert_golden, schema_errors
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.progress_book import OwingLine, ReplyLine, SectionLine, progress_book

STAMP = Stamp(created=datetime(2019, 12, 30, 12), event="zibo-2020", seq=12)
SECTIONS = (
    SectionLine("棋协大师组(男子)", 31, 28, 10),
    SectionLine("棋协大师组(女子)", 6, 6, 10, None, "不足 10 人（十一）"),
)
OWING = (OwingLine("青州市棋类协会", 2, 1, "S001 没有找到公章", "13800000001", "还没有"),)
REPLIES = (
    ReplyLine("2019-12-29 15:00", "李华", "报名", "21.0", "2019-12-30 15:00", "", "",
              "快到期限", red=True),
    ReplyLine("2019-12-29 16:00", "王芳", "询问", "2.0", "2019-12-30 16:00", "2019-12-29 18:00",
              "临淄棋院-确认.eml", "已回复"),
)  # fmt: skip


def test_the_workbook_looks_as_agreed_and_is_valid(tmp_path: Path) -> None:
    data = progress_book(STAMP, "淄博2020", "报名 37 人", SECTIONS, OWING, REPLIES)
    assert_golden("progress_book", data)
    assert schema_errors(data, tmp_path) == []
