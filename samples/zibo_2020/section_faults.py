"""Faults about titles and sections (family E)."""

from samples.zibo_2020.draft import Draft
from samples.zibo_2020.plan import SECTIONS, TITLES
from samples.zibo_2020.planting import Planter, World, note

_LEVEL_CLAUSES = ("八(三)1", "八(三)2", "八(三)3")
_BELOW = (*TITLES[1:], "二级棋士")
_ABOVE = ("国家大师", *TITLES[:2])


def _holder(code: str, field: str, what: str, below: bool | None) -> Planter:
    """A title that does not fit the section: below it, above it, or none stated at all."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        row = int(words[0])
        player = draft.player(row)
        level = SECTIONS.index(player["section"]) // 2
        if below is None:
            player["title"] = player["grade"] = ""
        else:
            player["title"] = (_BELOW if below else _ABOVE)[level]
        place = ("players", row, field)
        note(draft, code, place, _LEVEL_CLAUSES[level], what, player["name"])

    return plant


def _rating(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    player |= {"rating": words[1], "fide_id": "86000001"}
    what = "国际等级分高于2000"
    note(draft, "E005", ("players", row, "rating"), "八(三)1", what, player["name"])


def _wrong_sex(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    player["section"] = SECTIONS[SECTIONS.index(player["section"]) ^ 1]
    what = "男棋手报了女子组，或女棋手报了男子组"
    note(draft, "E006", ("players", row, "section"), "八(三)", what, player["name"])


def _no_such_section(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    player["section"] = "少年甲组"
    note(draft, "E001", ("players", row, "section"), "八(三)", "规程里没有这个组", player["name"])


def _grade_above_title(world: World, draft: Draft, words: list[str]) -> None:
    """一级棋士 with the grade of 候补 in the section of 候补: fits by the grade alone."""
    row = int(words[0])
    player = draft.player(row)
    player |= {"title": TITLES[2], "grade": "二级运动员"}
    what = "等级称号和运动员等级对应不同的组"
    note(draft, "E017", ("players", row, "grade"), "八(三)2", what, player["name"])


ELIGIBILITY: dict[str, Planter] = {
    "E001": _no_such_section,
    "E002": _holder("E002", "title", "低级高报", True),
    "E003": _holder("E003", "title", "高级低报", False),
    "E004": _holder("E004", "title", "没有填等级", None),
    "E005": _rating,
    "E006": _wrong_sex,
    "E017": _grade_above_title,
}
