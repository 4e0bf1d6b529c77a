import pytest

from tests.sources.made import grid
from toolkit.sources.forms.blocks import find_blocks
from toolkit.sources.forms.rows import Judge
from toolkit.sources.forms.words import words

CASES = """
例|张三|男|370303200801152211|甲组     = example
1|示例：李四|男||甲组                  = example
2|王小一|男|370303200801152211|甲组    = line
3|||||                                = blank
||||                                  = blank
男子甲组||||                           = section
4|王小二|男||                          = line
5||男|370303200801152238|             = line
6||男||甲组                            = other
合计|2人|||                            = total
7|NA|男|370303200801152254|甲组        = line
领队|赵大一|男||                       = line
注：请如实填写||||                      = stop
8|王小三|男||甲组                       = other
9|王小四|男|370303200801152297|甲组     = line
联系人|赵大一|电话|13800001234|          = stop
"""


def test_rows_in_order() -> None:
    lines = [line.rpartition("=") for line in CASES.strip().splitlines()]
    table = grid("序号|姓名|性别|身份证号|组别\n" + "\n".join(line[0] for line in lines))
    (block,) = find_blocks(table, words(), {})
    judge = Judge(table, block, words())
    found = [judge.judge(row).value for row in range(1, table.height)]
    assert found == [line[2].strip() for line in lines]


@pytest.mark.parametrize(
    ("number", "kind"), [("370303200801152211", "line"), ("37030320080115XXXX", "example")]
)
def test_a_stock_name_in_the_first_row_is_an_example_unless_its_id_holds(
    number: str, kind: str
) -> None:
    table = grid(f"序号|姓名|性别|身份证号|组别\n1|张三|男|{number}|甲组")
    (block,) = find_blocks(table, words(), {})
    assert Judge(table, block, words()).judge(1).value == kind
