"""`qisai ratings import|find` on an event: what is kept, what is said, what is refused."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bench.ratings import write_list, write_national
from tests.entered import IN_TIME, form
from tests.flows.events import NOW, new_event
from tests.sources.lists import single
from tests.sources.made import rows, xlsx
from toolkit.entries.build import build
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry.ratings import LISTS, find, find_in_files, import_lists
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.play import new_section
from toolkit.flows.record.undo import undo
from toolkit.model.event import State
from toolkit.model.facts import FileArrived, Published, PublishedEntry
from toolkit.model.play_facts import SectionFrozen

WANG = {"name": "王伟", "sex": "男", "birth": "2003-05-01", "id_number": "", "fide_id": "8600001"}
ZENG = {"name": "曾雨睿", "sex": "女", "birth": "2008-05-01", "id_number": ""}


@pytest.fixture
def event(tmp_path: Path) -> Path:
    made = new_event(tmp_path / "赛事")
    enter(made, WANG, ZENG)
    return made


def enter(event: Path, *players: Mapping[str, str]) -> None:
    one = form(players)
    fact = FileArrived(one.sha256, one.file, received_at=IN_TIME, forms=(one,))
    at_desk(event, "ingest", NOW, lambda desk: desk.note([fact]) or Outcome(()))


def take(event: Path, *paths: Path, month: str = "") -> Outcome:
    made = at_desk(event, "ratings", NOW, lambda desk: import_lists(desk, paths, month))
    assert isinstance(made, Outcome), made
    return made


def state(event: Path) -> State:
    seen: list[State] = []
    at_desk(event, "test", NOW, lambda desk: seen.append(desk.state) or Outcome(()))
    return seen[0]


def looked_up(event: Path, who: str) -> list[tuple[str, str | None, int | None]]:
    made = at_desk(event, "ratings", NOW, lambda desk: find(desk, who))
    assert isinstance(made, Outcome)
    return [(row["list"], row["id"], row["standard"]) for row in made.data["found"]]


def test_only_those_who_entered_are_kept_with_month_and_digest(event: Path) -> None:
    single(event / LISTS / "standard_dec19frl.txt")
    done = take(event)
    (fact,) = state(event).ratings.values()
    assert [player.id for player in fact.players] == ["8600001", "8600002", "8600003"]
    assert (fact.list, fact.month, fact.speed, fact.size) == ("FIDE", "2019-12", "standard", 4)
    assert len(fact.sha256) == 64
    assert done.data["lists"] == [
        {
            "file": "standard_dec19frl.txt", "sha256": fact.sha256, "list": "FIDE",
            "month": "2019-12", "speed": "standard", "size": 4, "by_number": 1, "by_name": 2,
        }
    ]  # fmt: skip
    assert done.lines == (
        "standard_dec19frl.txt：2019-12 国际等级分表，4 人",
        "  报名的棋手里，按编号找到 1 人，按姓名另有 2 个可能",
    )


def test_the_same_list_again_is_no_new_fact_until_somebody_new_entered(event: Path) -> None:
    path = single(event / LISTS / "a.txt")
    take(event)
    before = state(event).seq
    assert any("先前已读过" in line for line in take(event, path).lines)
    assert state(event).seq == before
    enter(event, WANG, ZENG, {"name": "Magnus Carlsen", "birth": "1990-11-30", "id_number": ""})
    take(event)
    (fact,) = state(event).ratings.values()
    assert len(fact.players) == 4


def test_a_list_without_a_month_asks_for_it(event: Path) -> None:
    path = event / LISTS / "players_list_foa.txt"
    write_list(path, 20, combined=True)
    refused = take(event, path)
    assert refused.data["not_read"][0]["remedy"] == "请加 --month，例：--month 2019-12"
    assert not state(event).ratings
    assert take(event, path, month="2019-12").data["lists"][0]["month"] == "2019-12"


def test_a_list_of_another_month_is_not_renamed(event: Path) -> None:
    path = single(event / LISTS / "a.txt", month="JAN20")
    refused = take(event, path, month="2019-12")
    assert refused.data["not_read"][0]["reason"] == "这是 2020-01 的表，不是 2019-12 的"


def test_it_says_which_list_the_regulation_wants(event: Path) -> None:
    wanted = "规程用的是 2019-12 的国际棋联等级分表，还没有读入；没有它就按报名表填写的等级分。"
    single(event / LISTS / "a.txt", month="JAN20")
    assert wanted in take(event).lines
    single(event / LISTS / "b.txt")
    assert wanted not in take(event).lines


def test_a_national_list_and_the_yearbook_beside_it(event: Path) -> None:
    write_national(event / LISTS / "国内等级分2014年7月.xlsx", 30)
    book = {
        "名录": rows("年份 | 组别 | 名次 | 姓名\n2013 | A2组 | 1 | 王伟\n2013 | A2组 | | 李娜"),
        "禁赛": rows("姓名 | 从 | 到\n李娜 | 2020 |"),
    }
    (event / LISTS / "历年名录.xlsx").write_bytes(xlsx(book))
    done = take(event)
    (fact,) = state(event).honours.values()
    assert [honour.person.name for honour in fact.honours] == ["王伟"]
    assert [bar.person.name for bar in fact.bars] == ["李娜"]
    assert done.data["honours"][0] | {"sha256": ""} == {
        "file": "历年名录.xlsx", "sha256": "", "honours": 1, "barred": 1,
    }  # fmt: skip
    assert done.data["problems"] == ["名录!D3：没有填名次，这一行没有读入"]
    assert [entry["list"] for entry in done.data["lists"]] == ["national"]


def test_files_that_are_no_list_are_named(event: Path) -> None:
    (event / LISTS / "说明.txt").write_text("请看网站", "utf-8")
    done = take(event)
    assert done.data["not_read"][0]["file"] == "说明.txt"
    assert done.lines[0].startswith("说明.txt：没有读入，")


def test_nothing_to_read_is_a_failure(event: Path) -> None:
    made = at_desk(event, "ratings", NOW, lambda desk: import_lists(desk, ()))
    assert isinstance(made, Failure)
    gone = [event / "没有.txt"]
    made = at_desk(event, "ratings", NOW, lambda desk: import_lists(desk, gone))
    assert isinstance(made, Failure)
    assert "没有.txt" in made.message


def test_asking_for_a_person(event: Path) -> None:
    assert looked_up(event, "王伟") == []
    single(event / LISTS / "a.txt")
    take(event)
    title = "2019-12 国际等级分表"
    assert looked_up(event, "王伟") == [(title, "8600001", 2105), (title, "8600002", 1750)]
    assert looked_up(event, "Wang, Wei") == looked_up(event, "王伟")
    assert looked_up(event, "8600003") == [(title, "8600003", None)]
    assert looked_up(event, "Carlsen, Magnus") == []


def test_asking_the_lists_themselves(tmp_path: Path) -> None:
    path = single(tmp_path / "a.txt")
    other = tmp_path / "b.txt"
    other.write_text("x", "utf-8")
    found = find_in_files([path, other], "Magnus Carlsen")
    assert isinstance(found, Outcome)
    assert found.data["found"][0]["standard"] == 2872
    assert found.lines[0] == "2019-12（a.txt）：1503014 Carlsen, Magnus 男 1990 NOR GM 慢棋 2872"
    assert found.lines[1].startswith("b.txt：")
    assert find_in_files([path], "李四").lines == ("没有找到“李四”。",)  # type: ignore[union-attr]
    assert isinstance(find_in_files([tmp_path / "no.txt"], "李四"), Failure)


def test_an_import_can_be_withdrawn(event: Path) -> None:
    single(event / LISTS / "a.txt")
    take(event)

    def withdraw(desk: Desk) -> Outcome | Failure:
        return undo(desk, None, "读错了")

    made = at_desk(event, "undo", NOW, withdraw)
    assert isinstance(made, Outcome)
    assert "等级分表 FIDE 2019-12 a.txt" in made.lines[1]
    assert not state(event).ratings


def test_the_start_list_goes_by_the_list(event: Path) -> None:
    """The form says that 李四 is the stronger one; the list of the regulation's month knows."""
    section = "棋协大师组(男子)"
    first = WANG | {"section": section, "rating": "1500", "title": "棋协大师"}
    other = {"name": "李四", "section": section, "rating": "1900", "title": "棋协大师"}
    enter(event, other, first)
    single(event / LISTS / "a.txt")
    take(event)

    def start(desk: Desk) -> Outcome:
        entries = [
            PublishedEntry(e.id, e.unit, e.unit, e.player.name, section)
            for e in build(desk.state, desk.regulation).entries
        ]
        desk.note([Published(tuple(entries))])
        made = new_section(desk, section)
        assert isinstance(made, SectionFrozen)
        assert [(p.name, p.rating) for p in made.players] == [("王伟", 2105), ("李四", 1900)]
        return Outcome(())

    at_desk(event, "test", NOW, start)
