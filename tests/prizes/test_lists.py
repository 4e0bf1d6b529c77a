"""Which lists there are, whom they rank, how deep they go."""

from msgspec.structs import replace

from tests.prizes.cases import cases, setting
from tests.prizes.invented import contest, rules, table
from tests.regulations import regulation
from toolkit.prizes.contest import Contender, Contest, Field
from toolkit.prizes.lists import PrizeList, lists, merged_order


def of(title: str) -> dict[str, PrizeList]:
    case = next(c for c in cases() if title in c.title)
    made, rules_, given = setting(case)
    return {one.name: one for one in lists(made, rules_, given)}


def test_a_section_without_a_table_still_honours_its_places() -> None:
    made = of("七个人的组")
    assert list(made) == ["四级棋士组(男子)"]
    assert (made["四级棋士组(男子)"].honoured, made["四级棋士组(男子)"].pays) == (3, ())


def test_certificates_may_go_deeper_than_money() -> None:
    master = of("大师组 81 人")["棋协大师组"]
    assert (master.honoured, len(master.pays), master.pay(8), master.pay(9)) == (16, 8, 400, 0)


def test_women_who_play_apart_leave_the_common_lists() -> None:
    made = of("女子 11 人单独编排")
    assert {p.sex for p in made["个人"].order} == {"男"}
    assert len(made["女子（单独编排）"].order) == 11
    assert "女子（混合编排）" not in made


def test_a_list_over_several_sections_waits_for_all_of_them() -> None:
    rest = Contest((Field("公开组", (Contender("a", "甲", 1),), 12),), unfinished=("公开组",))
    assert [one.name for one in lists(rest, regulation("qingshui-2019"))] == []


def test_the_team_list_names_the_places_that_make_its_sum() -> None:
    team = of("团体按三人名次之和")["公开组团体"].order
    assert [(t.name, t.remark) for t in team] == [
        ("甲队", "1 + 5 + 8 = 14"),
        ("乙队", "2 + 6 + 7 = 15"),
    ]
    assert team[0].members == ("键-甲一", "键-甲二", "键-甲三")


def test_a_region_ranks_its_own_players_only() -> None:
    made = of("一名清水人领三项")
    assert [p.name for p in made["清水籍个人"].order] == ["王一", "赵四"]
    assert made["清水籍个人"].honoured == 6


def test_a_reduced_table_says_why() -> None:
    made = of("19 人报名")
    assert made["清水籍个人"].remarks == ("人数不足 20 人，只取 3 名（六(四)）",)


def test_several_fields_keep_each_ones_order() -> None:
    two = Field("乙", (Contender("c", "丙", 1), Contender("d", "丁", 2)), 2)
    one = replace(contest(("M1", "M2")).fields[0])
    assert [p.key for p in merged_order([one, two])] == ["M1", "c", "M2", "d"]


def test_the_quota_of_a_level_is_not_that_of_another() -> None:
    assert of("24 人取 6 名")["公开组个人"].quota
    assert of("23 人只奖前 3 名")["少年组个人"].quota is None


def test_an_unrated_player_is_in_no_band() -> None:
    made = of("中学组有三个分段")
    assert [p.name for p in made["高中组 男子1721–1800 分"].order] == ["王一"]
    assert made["高中组 女子1619 分以下"].order == ()


def test_amounts_stand_by_place() -> None:
    made = lists(contest(("M1", "M2")), rules(table("名次", 500, 300)))
    assert (made[0].honoured, made[0].pays) == (2, (500, 300))


def test_a_list_of_an_age_ranks_nobody_of_unknown_birth() -> None:
    aged = contest(("M1", "M2", "M3", "M4"))
    ages = dict(zip(("M1", "M2", "M3"), (59, 60, 75), strict=True))
    players = tuple(replace(p, age=ages.get(p.name)) for p in aged.fields[0].players)
    field = replace(aged.fields[0], players=players)
    for whole in (True, False):
        old = replace(table("老年", 500), age_from=60, age_to=74, whole_event=whole)
        [made, *_] = lists(Contest((field,)), rules(old))
        assert [p.name for p in made.order] == ["M2"]
        assert made.honoured == 1


def test_depth_may_go_by_entries_instead_of_players() -> None:
    from toolkit.rules.prizes import Depth, Depths

    steps = (Depth(at_most=2, places=1), Depth(at_least=3, places=2))
    regulation_ = rules(table("名次", 500, 300))
    counted = Depths(clause="八", steps=steps, counted="entered")
    prizes = replace(regulation_.prizes, depths=(counted,))
    two = contest(("M1", "M2"))
    three = replace(two, fields=(replace(two.fields[0], entered=3),))
    assert lists(two, replace(regulation_, prizes=prizes))[0].honoured == 1
    assert lists(three, replace(regulation_, prizes=prizes))[0].honoured == 2
