"""`qisai sections`: decisions typed into 分组.xlsx, and the start lists that come of them."""

from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.office import type_into
from tests.flows.playing import SURNAMES, pair_next, type_all
from tests.flows.working import refused, run
from toolkit.flows.desk import Desk
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Outcome
from toolkit.flows.record.undo import rebuild
from toolkit.flows.rounds.pair import pair
from toolkit.flows.rounds.sections import sections
from toolkit.flows.rounds.standings import standings
from toolkit.model.facts import Published, PublishedEntry

MEN, WOMEN = "棋协大师组(男子)", "棋协大师组(女子)"


def event_with(folder: Path, men: int, women: int) -> Path:
    """A Zibo event whose list has so many men and women of the master sections."""
    from tests.flows.working import NOW

    event = folder / "淄博 2020"
    assert isinstance(new(event, "zibo-2020", NOW), Outcome)
    people = [(SURNAMES[i] + "一", MEN, "男") for i in range(men)]
    people += [(SURNAMES[i] + "二", WOMEN, "女") for i in range(women)]
    entries = tuple(
        PublishedEntry(f"甲/{name}", "甲", "甲", name, section, sex, title="棋协大师")
        for name, section, sex in people
    )

    def publish(desk: Desk) -> Outcome:
        desk.note([Published(entries)])
        return Outcome(())

    run(event, publish)
    return event


def freeze(desk: Desk):  # type: ignore[no-untyped-def]
    return sections(desk, frozen=True)


def decide(event: Path, section: str, **typed: str) -> None:
    type_into(event / "2填写" / "分组.xlsx", "分组", {"组别": section}, typed)


def row(data: dict[str, list[dict[str, object]]], section: str) -> dict[str, object]:
    return next(one for one in data["sections"] if one["section"] == section)


def test_a_small_section_waits_and_the_others_are_frozen(tmp_path: Path) -> None:
    event = event_with(tmp_path, 12, 4)
    made = run(event, freeze).data
    assert made["frozen"] == [MEN]
    women = row(made, WOMEN)
    assert (women["players"], women["minimum"], women["waits"]) == (4, 10, True)
    assert MEN in str(women["proposal"])


def test_a_merged_section_is_paired_together_and_placed_apart(tmp_path: Path) -> None:
    event = event_with(tmp_path, 10, 4)
    run(event, sections)
    decide(event, WOMEN, 办法="并入", 并入哪组=MEN, 理由="组委会决定", 决定人="王秘书")
    made = run(event, freeze)
    assert made.data["frozen"] == [MEN]
    assert made.next_step.startswith("运行 qisai pair")  # nothing is left to freeze
    assert "并入" in refused(event, lambda desk: pair(desk, WOMEN)).message
    made = pair_next(event, MEN)
    assert len(made.data["pairs"]) == 7
    type_all(event, 1, section=MEN)
    run(event, standings)
    sheet = load_workbook(event / "3公布" / f"名次-{MEN}.xlsx")["名次"]
    text = [str(c) for line in sheet.iter_rows(values_only=True) for c in line if c]
    assert "分列名次" in text
    assert f"{WOMEN} 1" in text


def test_pairing_goes_by_what_was_decided_even_if_nobody_read_it_yet(tmp_path: Path) -> None:
    event = event_with(tmp_path, 10, 4)
    run(event, sections)
    decide(event, WOMEN, 办法="并入", 并入哪组=MEN, 理由="组委会决定", 决定人="王秘书")
    made = run(event, lambda desk: pair(desk, MEN))
    assert len(made.data["pairs"]) == 7


def test_players_of_a_cancelled_section_are_named_until_they_are_placed(tmp_path: Path) -> None:
    event = event_with(tmp_path, 12, 2)
    run(event, sections)
    decide(event, WOMEN, 办法="取消", 理由="人数不足")
    made = run(event, freeze)
    assert len(made.data["stranded"]) == 2
    assert any("G003" in line for line in made.lines)
    assert made.data["frozen"] == [MEN]


@pytest.mark.parametrize(
    "typed",
    [
        {"办法": "取消"},
        {"办法": "并入", "理由": "x"},
        {"办法": "并入", "并入哪组": WOMEN, "理由": "x"},
        {"办法": "再说", "理由": "x"},
        {"理由": "x"},
    ],
)
def test_a_decision_that_can_not_be_freezes_nothing(tmp_path: Path, typed: dict[str, str]) -> None:
    event = event_with(tmp_path, 12, 4)
    run(event, sections)
    decide(event, WOMEN, **typed)
    assert "N009" in refused(event, freeze).message


def test_a_frozen_list_stays_and_comes_back_from_the_record(tmp_path: Path) -> None:
    event = event_with(tmp_path, 12, 0)
    run(event, freeze)
    files = [event / "3公布" / f"编排名单-{MEN}.xlsx", event / "2填写" / "分组.xlsx"]
    before = [file.read_bytes() for file in files]
    for file in files:
        file.unlink()
    run(event, rebuild)
    assert [file.read_bytes() for file in files] == before
    assert run(event, freeze).data["frozen"] == []
