"""What people type into 收款核对: each row is taken, or told what is wrong with it."""

from pathlib import Path

import pytest

from tests.flows.office import done, qisai
from tests.flows.test_bank import OTHER_UNIT, UNIT, paid, type_choice

CASES = """
指定单位 | 没有这家 | 不认识
指定单位 |          | 请选单位
拆分     | 一百元   | 看不懂
拆分     | 没有这家=2790 | 不认识
拆分     | 临朐县实验小学=2000 | 相差 790.00 元
建议3    |          | 没有建议3
          | 临朐县实验小学 | 没有选决定
随便     |          | 不认识
"""


@pytest.mark.parametrize("case", CASES.strip().splitlines())
def test_what_can_not_be_understood_is_kept_and_told(tmp_path: Path, case: str) -> None:
    choice, unit, cause = (part.strip() for part in case.split("|"))
    event = paid(tmp_path)
    type_choice(event, "1002", choice or None, unit or None)
    said = qisai("bank", event=event).out
    assert cause in said
    assert "N009" in said
    again = qisai("bank", event=event).out
    assert cause in again  # what was typed still stands there
    assert done("rebuild", event=event)["written"] == 0


def test_a_split_gives_each_unit_its_part(tmp_path: Path) -> None:
    event = paid(tmp_path)
    type_choice(event, "1002", "拆分", f"{UNIT}=790；{OTHER_UNIT}：2000元")
    units = done("bank", event=event)["units"]
    # the 3000 that were booked before no longer fit what is open, so they wait for a person
    assert [unit["paid"] for unit in units] == ["790.00", "2000.00"]
