"""`qisai demo`: a whole sample event, the same every time."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.precision import Found, differences, findings_at, truth
from samples.maker.plan import load_plan
from samples.maker.statement import serial
from tests.regulations import regulation
from tests.shared import CHECKOUT
from toolkit.flows.demo.demo import USUAL, demo, plan_of, sample_names
from toolkit.flows.outcome import Failure, Outcome
from toolkit.model.clock import SHANGHAI
from toolkit.model.event import State, fold
from toolkit.store import journal
from toolkit.store.folder import journal_file

FEWEST = 8


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("演示 folder")


@pytest.fixture(scope="module")
def played(folder: Path) -> Outcome:
    made = demo(folder / "one")
    assert isinstance(made, Outcome), made
    return made


@pytest.fixture(scope="module")
def state(folder: Path, played: Outcome) -> State:
    read = journal.read(journal_file(folder / "one"))
    assert isinstance(read, journal.Journal)
    return fold(read.standing)


def test_it_plays_to_the_end(played: Outcome) -> None:
    assert played.code == 0
    assert [line for line in played.lines if line.startswith("【第")] == [
        "【第 1 轮】",
        "【第 2 轮】",
    ]
    assert played.data["其余各轮"]["rounds"] == 7
    assert played.data["奖金"]
    assert any(line.endswith("奖金表.xlsx，第 1 版。") for line in played.lines)
    assert played.lines[-1].startswith("打开文件夹看看")


def test_every_stage_names_a_file_that_is_there(folder: Path, played: Outcome) -> None:
    named = {re.split("[：，]", line)[-1] for line in played.lines if line.endswith(".xlsx")}
    assert len(named) >= 9
    assert not [name for name in named if not (folder / "one" / name).is_file()]


def test_every_decision_of_the_plan_was_taken(played: Outcome) -> None:
    found = played.data["裁定迟缴和欠缴"]["findings"]
    decided = Counter(f["code"] for f in found if f["state"] == "decided")
    assert decided == Counter(one.code for one in plan_of(USUAL).decisions)


@pytest.mark.usefixtures("played")
def test_after_the_publication_the_changes_are_found_and_nothing_else(folder: Path) -> None:
    assert after(folder / "one", USUAL) == ([], [])


def after(event: Path, name: str) -> tuple[list[Found], list[Found]]:
    """What was missed and what was found besides, at the end of a sample's changes."""
    changed = plan_of(name).changed
    assert changed is not None
    found = findings_at(event, changed.replace(tzinfo=SHANGHAI))
    return differences([one for one in found if not about_money(one)], truth(name, "after"))


def about_money(found: Found) -> bool:
    return found.code[0] == "M" or found.code == "R010"


def test_what_is_found_about_money_is_what_the_plan_says(folder: Path, played: Outcome) -> None:
    """Without M009: most units of the sample send no notice of their transfer."""
    found = played.data["公示后的变动"]["findings"]
    told = Counter((f["code"], f["unit"]) for f in found if f["code"][0] == "M")
    told += Counter((f["code"], f["unit"]) for f in found if f["code"] == "R010")
    planned = Counter((one.code, one.unit) for one in load_plan(USUAL).money)
    assert {key: n for key, n in told.items() if key[0] != "M009"} == planned


def test_every_transfer_is_booked_to_whom_it_was_sent_for(played: Outcome) -> None:
    """Nothing wrong by itself; what waits has the right unit first; then the accountant decides."""
    lines = load_plan(USUAL).transfers
    right = {serial(number): set(one.units) for number, one in enumerate(lines)}
    before, after_ = (played.data[stage]["transfers"] for stage in ("收款", "会计确认"))
    for one in (*before, *after_):
        first = one["candidates"][0]["allocations"]
        assert {part["unit_id"] for part in first} == right[one["txn_id"]]
    assert Counter(one["status"] for one in before) == {"AUTO": 23, "REVIEW": 4}
    assert {one["status"] for one in after_} == {"AUTO"}


def test_every_section_has_players_enough(state: State) -> None:
    listed = Counter(entry.section for entry in state.publications[-1].list.entries)
    assert [s.name for s in regulation().sections if listed[s.name] < FEWEST] == []
    assert listed["棋协大师组(男子)"] >= 12


def test_it_is_the_same_every_time(folder: Path, played: Outcome) -> None:
    again = demo(folder / "two")
    assert isinstance(again, Outcome), again
    one, two = (
        {p.relative_to(r): p for p in r.rglob("*.xlsx")} for r in (folder / "one", folder / "two")
    )
    assert one.keys() == two.keys()
    assert not [name for name in one if one[name].read_bytes() != two[name].read_bytes()]


def test_a_folder_that_is_no_demo_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    refused = demo(tmp_path)
    assert isinstance(refused, Failure)
    assert (tmp_path / "mine.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize("name", [name for name in sample_names() if name != USUAL])
def test_every_sample_can_be_shown(name: str, tmp_path: Path) -> None:
    made = demo(tmp_path / "event", name)
    assert isinstance(made, Outcome), made
    assert made.data["裁定后再检查"]["players"] >= FEWEST
    decided = [f for f in made.data["裁定后再检查"]["findings"] if f["state"] == "decided"]
    assert len(decided) == len(plan_of(name).decisions)
    assert list((tmp_path / "event" / "3公布").glob("公示名单*"))
    if plan_of(name).changed:
        assert after(tmp_path / "event", name) == ([], [])


def test_a_sample_that_is_not_there_is_named_with_those_that_are(tmp_path: Path) -> None:
    refused = demo(tmp_path / "event", "nowhere-1999")
    assert isinstance(refused, Failure)
    assert "qingshui-2019" in refused.remedy


def unread(played: Outcome) -> Iterator[str]:
    """The demo's lines as those see them who did not install the reading of seals.

    What a seal says (S002, S003) is then not known; all that is warnings.
    """
    stages = [made for made in played.data.values() if isinstance(made, dict)]
    read = iter(
        sum(one["code"] in ("S002", "S003") for one in made["findings"])
        for made in stages
        if "counts" in made and "findings" in made
    )
    for line in played.lines:
        counted = re.fullmatch(r"(  问题 )(\d+)( 条：.*，疑点 )(\d+)(，.*)", line)
        if counted is None:
            yield line
            continue
        fewer, (head, whole, middle, warned, tail) = next(read), counted.groups()
        yield f"{head}{int(whole) - fewer}{middle}{int(warned) - fewer}{tail}"


@pytest.mark.parametrize("page", ["README.md", "README.zh-CN.md"])
def test_the_readmes_show_what_the_demo_says(page: str, folder: Path, played: Outcome) -> None:
    shown = re.search(r"```\n(【新建赛事】.*?)\n```", (CHECKOUT / page).read_text("utf-8"), re.S)
    assert shown is not None
    event = str(folder / "one")
    said = {line.replace(event, "演示-淄博2020").strip() for line in unread(played)}
    lines = [line.strip() for line in shown[1].splitlines() if line.strip() not in ("", "……")]
    said.add(f"下一步：{played.next_step}")
    assert not [line for line in lines if line not in said]
