from toolkit.layouts.chapters import Chapter, Cover
from toolkit.layouts.listing import ListColumn, Listing

COVER = Cover("淄博2020", "秩序册", ("承办：某某棋院", "2020年01月18日"))
LIST = Listing("男子组", "男子组名单", "2 人", (ListColumn("姓名", 12),), (("李一",), ("王二",)))
CHAPTERS = (Chapter("竞赛规程", ("一、主办单位", "二、日期")), Chapter("分组名单", (), (LIST,)))


def test_a_chapter_is_text_or_lists() -> None:
    assert [bool(chapter.paragraphs) for chapter in CHAPTERS] == [True, False]
    assert COVER.lines[0] == "承办：某某棋院"
