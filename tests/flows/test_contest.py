"""From facts to the contest: who finished where, where his home is, which section was his own."""

from pathlib import Path

from tests.entered import id_number
from tests.flows.finished import MEN, finished_event, player
from tests.flows.working import run
from toolkit.entries.build import build
from toolkit.flows.contest import contest_of, given_of
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.model.facts import Corrected, Decided
from toolkit.model.finish_facts import RowTyped
from toolkit.model.list_facts import HonoursImported
from toolkit.model.lists import Honour, Person
from toolkit.prizes.contest import Contender, Contest, Given

NAMES = ["赵一", "钱二", "孙三", "李四"]
WOMEN = "棋协大师组(女子)"


def contest(event: Path, *facts: object) -> Contest:
    found: list[Contest] = []

    def look(desk: Desk) -> Outcome:
        desk.note(facts)  # type: ignore[arg-type]
        roster = build(desk.state, desk.regulation)
        found.append(contest_of(desk.state, desk.regulation, roster))
        return Outcome(())

    run(event, look)
    return found[0]


def of(made: Contest, name: str) -> Contender:
    return next(p for field in made.fields for p in field.players if p.name == name)


def given(event: Path, *facts: object) -> Given:
    found: list[Given] = []

    def look(desk: Desk) -> Outcome:
        desk.note(facts)  # type: ignore[arg-type]
        found.append(given_of(desk.state))
        return Outcome(())

    run(event, look)
    return found[0]


def test_players_stand_in_the_order_of_the_standing(tmp_path: Path) -> None:
    made = contest(finished_event(tmp_path, [player(name) for name in NAMES]))
    (field,) = made.fields
    assert (field.section, field.size, made.unfinished) == (MEN, 4, ())
    assert [(p.place, p.name) for p in field.players] == list(enumerate(NAMES, 1))
    assert not made.honours_known


def test_a_section_in_play_is_unfinished(tmp_path: Path) -> None:
    made = contest(finished_event(tmp_path, [player(name) for name in NAMES], rounds=2))
    assert (made.fields, made.unfinished) == ((), (MEN,))


def test_home_regions_by_number_and_address_with_a_decision_that_turns_them(
    tmp_path: Path,
) -> None:
    people = [
        player("赵一", "公开组", id_number=id_number("62052119900105101"), address="甘肃清水县"),
        player("钱二", "公开组", id_number=id_number("62052119900105103"), address="陕西西安"),
        player("孙三", "公开组", id_number=id_number("61010119900105105")),
    ]
    event = finished_event(tmp_path, people, regulation="qingshui-2019")
    made = contest(event)
    assert of(made, "赵一").regions == ("甘肃籍", "天水籍", "清水籍")
    assert of(made, "钱二").doubtful == ("甘肃籍", "天水籍", "清水籍")
    assert of(made, "孙三").regions == ()
    assert made.entered == {"甘肃籍": 2, "天水籍": 2, "清水籍": 2}
    key = f"prizes/region/清水籍/{of(made, '钱二').key}"
    turned = contest(event, Decided("Z002", key, "refuse", "户籍不在清水"))
    assert of(turned, "钱二").regions == ("甘肃籍", "天水籍")
    assert turned.entered["清水籍"] == 1


def test_a_woman_in_the_mens_field_keeps_her_own_section(tmp_path: Path) -> None:
    people = [player("赵一", sex="女"), *(player(name) for name in NAMES[1:])]
    made = contest(finished_event(tmp_path, people))
    assert (of(made, "赵一").field, of(made, "赵一").own) == (MEN, WOMEN)


def test_where_women_may_play_with_the_men_she_is_one_of_them(tmp_path: Path) -> None:
    section = "二级组(男子)"
    people = [player("赵一", section, sex="女"), *(player(n, section) for n in NAMES[1:])]
    made = contest(finished_event(tmp_path, people, regulation="changsha-2018"))
    assert of(made, "赵一").own == section


def test_a_section_that_was_merged_by_correction_is_remembered(tmp_path: Path) -> None:
    low, high = "四级棋士组(男子)", "三级棋士组(男子)"
    people = [player("赵一", low, played=high), *(player(n, high) for n in NAMES[1:])]
    event = finished_event(tmp_path, people, regulation="qingdao-2017")
    key = of(contest(event), "赵一").key
    made = contest(event, Corrected(key, "section", high, "并组"))
    assert of(made, "赵一").own == low


def test_the_start_list_says_which_section_was_his_own(tmp_path: Path) -> None:
    low, high = "四级棋士组(男子)", "三级棋士组(男子)"
    people = [player("赵一", low, played=high, own=low), *(player(n, high) for n in NAMES[1:])]
    made = contest(finished_event(tmp_path, people, regulation="qingdao-2017"))
    assert [p.own for p in made.fields[0].players] == [low, high, high, high]


def test_members_of_a_unit_are_a_team_and_women_may_play_apart(tmp_path: Path) -> None:
    men = [player(name, "公开组", unit="甲队") for name in NAMES]
    women = [player(f"女{n}", "公开组", sex="女", played="女子组") for n in NAMES]
    made = contest(finished_event(tmp_path, men, women, regulation="qingshui-2019"))
    assert of(made, "赵一").team == "甲队"
    assert made.apart == ("女",)


def test_earlier_first_places_are_known_by_number_or_by_name_alone(tmp_path: Path) -> None:
    number = id_number("37030320070105235")
    people = [player("赵一", id_number=number), *(player(name) for name in NAMES[1:])]
    honours = (
        Honour(Person("赵一", id_number=number), 2019, "棋协大师组", 1, "分站赛"),
        Honour(Person("钱二"), 2019, "候补棋协大师组", 1, "分站赛"),
    )
    event = finished_event(tmp_path, people)
    made = contest(event, HonoursImported("a" * 64, "历年名录.xlsx", honours))
    assert [(w.event, w.sure) for w in of(made, "赵一").won] == [("2019分站赛棋协大师组", True)]
    assert [w.sure for w in of(made, "钱二").won] == [False]
    assert made.honours_known


def test_what_people_settled(tmp_path: Path) -> None:
    event = finished_event(tmp_path, [player(name) for name in NAMES])
    made = given(
        event,
        Decided("Z002", "prizes/size/甲", "refuse", "按 32 名"),
        Decided("P004", "x", "accept", "别的"),
        RowTyped("抽签", "e1", {"order": "2"}),
        RowTyped("另定奖金", "女子|1", {"amount": "500"}),
        RowTyped("评选奖", "道德风尚奖", {"names": "甲、乙"}),
    )
    assert made == Given(
        {"prizes/size/甲": "refuse"}, {"e1": 2}, {("女子", 1): 500}, {"道德风尚奖": ("甲", "乙")}
    )
