from tests.sources.made import grid
from toolkit.sources.forms.blocks import Block, find_blocks
from toolkit.sources.forms.words import words


def blocks(text: str, known: dict[str, str] | None = None) -> list[Block]:
    return find_blocks(grid(text), words(), known or {})


def test_kinds() -> None:
    found = blocks(
        """
        姓名|性别|身份证号|组别
        王小一|男|370303200801152211|甲组
        酒店|房型|间数|人数
        淄博饭店|标间|#1|#2
        陪同人员姓名|性别|与棋手关系
        王大一|男|父亲
        职务|姓名|联系电话
        领队|赵大一|13800001234
        """
    )
    assert [b.kind for b in found] == ["players", "rooms", "companions", "officials"]
    assert [b.last for b in found] == [1, 3, 5, 7]


def test_companions_by_the_title_above() -> None:
    (block,) = blocks("随行人员名单\n姓名|性别|身份证号|电话\n王大一|男||")
    assert block.kind == "companions"


def test_side_by_side() -> None:
    left, right = blocks(
        "序号|姓名|组别|性别||序号|姓名|组别|性别\n1|王小一|甲组|男||2|王小二|甲组|女"
    )
    assert (left.columns["name"], right.columns["name"]) == (1, 6)
    assert (right.columns["serial"], right.left) == (5, 5)


def test_room_columns_in_the_player_table() -> None:
    (block,) = blocks("姓名|性别|组别|房型|间数\n王小一|男|甲组|标间|1")
    assert block.extra == {"type": 3, "rooms": 4}


def test_an_exact_label_wins_over_a_containing_one() -> None:
    (block,) = blocks("姓名|组别|棋手目前等级称号|等级称号|性别\n王小一|甲组|一级|二级|男")
    assert block.columns["title"] == 3
    assert list(block.unknown) == [2]


def test_a_confirmed_mapping_wins() -> None:
    (block,) = blocks("姓名|性别|组别|棋力水平\n王小一|男|甲组|一级", {"棋力水平": "title"})
    assert block.columns["title"] == 3


def test_an_address_list_is_no_table() -> None:
    assert blocks("姓名|备注|序号\n王小一|x|1") == []
