"""Faults about titles, ratings, ages and sections (family E, and P015)."""

from datetime import date

from samples.maker.draft import LISTED, Draft
from samples.maker.draw import digits
from samples.maker.people import id_number
from samples.maker.planting import Planter, World, note, note_level


def _holder(code: str, what: str, below: bool | None) -> Planter:
    """A title that does not fit the section: below it, above it, or none stated at all."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        row = int(words[0])
        player = draft.player(row)
        level = draft.sample.level_of(player["section"])
        if below is None:
            player["title"] = player["grade"] = ""
        else:
            player["title"] = level.below if below else level.above
        note_level(draft, code, row, "title", what)

    return plant


def _rating(code: str, what: str) -> Planter:
    """`E005 2 2104` states that rating; `E005 2 2104 名单` has it on the list of 资料 only."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        row = int(words[0])
        player = draft.player(row)
        if words[2:]:
            player[LISTED] = words[1]
            note_level(draft, code, row, "rating", f"等级分表上{what}，报名表上没有")
            return
        player["rating"] = words[1]
        if draft.sample.level_of(player["section"]).list == "FIDE":
            player["fide_id"] = "86000001"
        note_level(draft, code, row, "rating", what)

    return plant


def _wrong_sex(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    names = draft.sample.level_of(player["section"]).sections
    player["section"] = names[1 - names.index(player["section"])]
    what = "男棋手报了女子组，或女棋手报了男子组"
    note(draft, "E006", ("players", row, "section"), what, player["name"])


def _among_men(world: World, draft: Draft, words: list[str]) -> None:
    """`MEN 3`: a woman in the men's section, where the regulation lets her: no fault."""
    player = draft.player(int(words[0]))
    player["section"] = draft.sample.level_of(player["section"]).sections[0]


def _no_such_section(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    player["section"] = "少年甲组"
    note(draft, "E001", ("players", row, "section"), "规程里没有这个组", player["name"])


def _grade_above_title(world: World, draft: Draft, words: list[str]) -> None:
    """一级棋士 with the grade of 候补 in the section of 候补: fits by the grade alone."""
    row = int(words[0])
    player = draft.player(row)
    player |= {"title": "一级棋士", "grade": "二级运动员"}
    note_level(draft, "E017", row, "grade", "等级称号和运动员等级对应不同的组")


def _too_young(world: World, draft: Draft, words: list[str]) -> None:
    """Below the lowest title, and a minor: there is no section for him."""
    row = int(words[0])
    born(draft, row, words[1])
    player = draft.player(row)
    player |= {"title": "无", "grade": "无"}
    player.pop("certificate", None)
    note(draft, "E016", ("players", row, "section"), "没有可报的组别", player["name"])


def _champion(world: World, draft: Draft, words: list[str]) -> None:
    """`E009 3 2012 B1组`: the yearbook has him as that year's champion of that section."""
    row = int(words[0])
    year, section = words[1:]
    draft.player(row)["won"] = f"{year} {section}"
    note(draft, "E009", ("players", row, "section"), "往届冠军报了低组", draft.player(row)["name"])


def _age(world: World, draft: Draft, words: list[str]) -> None:
    """`P015 2 1948-06-15`: born that day, which the ID number says; a third word is his title."""
    row = int(words[0])
    born(draft, row, words[1])
    if words[2:]:
        draft.player(row)["title"] = words[2]
    note_level(draft, "P015", row, "birth", "年龄不在范围内")


def _reference_age(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    born(draft, row, words[1])
    note_level(draft, "E008", row, "birth", "出生日期与年级的参考年龄不符")


def _title_above(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    draft.player(row)["title"] = words[1]
    note_level(draft, "E014", row, "section", "够得上更高的组别")


def _other_year(world: World, draft: Draft, words: list[str]) -> None:
    """`E019 5 高一`: the school that he states is of another year than his section."""
    row = int(words[0])
    player = draft.player(row)
    player["school"] = player["school"].replace(draft.sample.level_of(player["section"]).year, "")
    player["school"] += words[1]
    note_level(draft, "E019", row, "school", "填写的年级不是本组的")


def _stands_in(world: World, draft: Draft, words: list[str]) -> None:
    """`FIDE 2 1850`: below the section by the national rating, within it by FIDE and 100."""
    row = int(words[0])
    player = draft.player(row)
    player |= {"title": "无", "rating": str(int(words[1]) - 100), "fide_rated": words[1]}
    player["fide_id"] = "86" + digits(draft.name + "/stands-in", 6)


def _sent_up(world: World, draft: Draft, words: list[str]) -> None:
    """`WON 1 2011 A2组`: where the champion of that year must enter, whatever his rating."""
    player = draft.player(int(words[0]))
    player |= {"title": "无", "won": " ".join(words[1:])}


def _once_higher(world: World, draft: Draft, words: list[str]) -> None:
    """`E018 4 棋协大师`: the yearbook has a higher title than he states now."""
    row = int(words[0])
    draft.player(row)["held"] = words[1]
    what = "名录里的等级比现在填的高"
    note(draft, "E018", ("players", row, "title"), what, draft.player(row)["name"])


def _barred(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    draft.player(row)["barred"] = words[1]
    note(draft, "E015", ("players", row, "name"), "禁赛期间报名", draft.player(row)["name"])


def _two_of_that_name(world: World, draft: Draft, words: list[str]) -> None:
    """`E013 2 2120`: no number stated, and on the list one of his name with that rating."""
    row = int(words[0])
    player = draft.player(row)
    player |= {"fide_id": "", "rating": "", "namesake": words[1]}
    note_level(draft, "E013", row, "fide_id", "等级分表上可能是另一个人")


def _no_registration(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    player["registration"] = ""
    note(draft, "E012", ("players", row, "registration"), "没有填注册号", player["name"])


def _certificate(world: World, draft: Draft, words: list[str]) -> None:
    """`E020 5 三级棋士`: what the photo of that player's certificate shows."""
    row = int(words[0])
    draft.shown[row] = words[1]
    what = f"等级证照片上是{words[1]}"
    note(draft, "E020", ("players", row, "title"), what, draft.player(row)["name"])


def _no_school_proof(world: World, draft: Draft, words: list[str]) -> None:
    """No picture came at all, so that everybody of a school section lacks it."""
    for row in map(int, words):
        name = draft.player(row)["name"]
        note(draft, "E011", ("players", row, "school"), "没有学生证或学校证明", name)


def born(draft: Draft, row: int, day: str) -> None:
    """Gives the player another birth date, in his ID number too."""
    player = draft.player(row)
    birth = date.fromisoformat(day)
    key = f"{draft.name}/{row}/born"
    player["birth"] = day
    player["id_number"] = id_number(player["id_number"][:6], birth, player["sex"], key)


ELIGIBILITY: dict[str, Planter] = {
    "E001": _no_such_section,
    "E002": _holder("E002", "低级高报", True),
    "E003": _holder("E003", "高级低报", False),
    "E004": _holder("E004", "没有填等级", None),
    "E005": _rating("E005", "国际等级分高于2000"),
    "E006": _wrong_sex,
    "E007": _rating("E007", "等级分不在本组的范围内"),
    "E008": _reference_age,
    "E009": _champion,
    "E011": _no_school_proof,
    "E020": _certificate,
    "E012": _no_registration,
    "E013": _two_of_that_name,
    "E014": _title_above,
    "E015": _barred,
    "E016": _too_young,
    "E017": _grade_above_title,
    "E018": _once_higher,
    "E019": _other_year,
    "P015": _age,
    "FIDE": _stands_in,
    "MEN": _among_men,
    "WON": _sent_up,
}
