"""Faults about the file, the unit and its rooms (families F, S, U, R)."""

from samples.maker.draft import Cells, Draft, Place
from samples.maker.planting import Planter, World, note


def _empty_heading(code: str, field: str, what: str) -> Planter:
    def plant(world: World, draft: Draft, words: list[str]) -> None:
        draft.heading[field] = ""
        note(draft, code, ("heading", 0, field), what)

    return plant


def _of_file(code: str, what: str, field: str = "") -> Planter:
    """A fault that the plan itself makes (the file's name, layout or kind)."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        note(draft, code, ("heading", 0, field) if field else None, what)

    return plant


def _no_seal(world: World, draft: Draft, words: list[str]) -> None:
    note(draft, "S001", None, "没有盖章")


def _no_school_seal(world: World, draft: Draft, words: list[str]) -> None:
    note(draft, "S004", None, "没有学校公章")
    note(draft, "S004", None, "没有领队签字")


def _no_unit(world: World, draft: Draft, words: list[str]) -> None:
    """The player's own name stands where the unit's should."""
    draft.player(1)["name"] = draft.name
    note(draft, "U004", ("heading", 0, "unit"), "以个人名义报名")


def _chess_school(world: World, draft: Draft, words: list[str]) -> None:
    """`U008 2`: the first of its players in a school section."""
    note(draft, "U008", ("players", int(words[0]), "section"), "棋校的学生报了学校组")


def _no_contact(world: World, draft: Draft, words: list[str]) -> None:
    draft.heading |= {"phone": "", "email": ""}
    note(draft, "U003", None, "没有电话和邮箱，也没有来信地址")


def _insurance(world: World, draft: Draft, words: list[str]) -> None:
    """`U006` leaves the declaration empty; `U006 未办理` says that there is none."""
    draft.heading["insurance"] = words[0] if words else ""
    place: Place | None = ("heading", 0, "insurance") if words else None
    note(draft, "U006", place, "没有保险声明")


def _no_tax_number(world: World, draft: Draft, words: list[str]) -> None:
    draft.heading["invoice_title"] = draft.name
    note(draft, "U009", ("heading", 0, "invoice_title"), "填了发票抬头，没有税号")


def _hidden(world: World, draft: Draft, words: list[str]) -> None:
    place: Place = ("players", int(words[0]), "name")
    draft.marks.append(("hidden", place, ""))
    note(draft, "F008", place, "棋手所在的行被隐藏")


def _unstored(world: World, draft: Draft, words: list[str]) -> None:
    place: Place = ("rooms", int(words[0]), "people")
    draft.marks.append(("formula", place, words[1]))
    note(draft, "F007", place, "公式没有存下结果")


def _room(code: str, field: str, what: str, found: str = "hotel") -> Planter:
    """Changes one field of a line of the room plan; the new value is a word of the plan."""

    def plant(world: World, draft: Draft, words: list[str]) -> None:
        line = int(words[0])
        draft.rooms[line - 1][field] = words[1]
        note(draft, code, ("rooms", line, found), what)

    return plant


def _no_plan(world: World, draft: Draft, words: list[str]) -> None:
    draft.rooms.clear()
    note(draft, "R001", None, "没有填订房计划")


def _few_beds(world: World, draft: Draft, words: list[str]) -> None:
    draft.rooms[0] |= {"rooms": words[0], "people": str(2 * int(words[0]))}
    note(draft, "R008", ("rooms", 1, "hotel"), "床位少于棋手人数")


def _total(world: World, draft: Draft, words: list[str]) -> None:
    place: Place = ("total", 0, "people")
    draft.marks.append(("stored", place, words[0]))
    note(draft, "R006", place, "人数合计与各行不符")


def _mixed(world: World, draft: Draft, words: list[str]) -> None:
    """A boy and a girl in a room of their own; the others' line gets two people less."""
    names = [draft.player(int(word))["name"] for word in words]
    _own_room(draft, "、".join(names))
    note(draft, "R007", ("rooms", len(draft.rooms), "hotel"), "男女同住一间")


def _stranger(world: World, draft: Draft, words: list[str]) -> None:
    names = f"{draft.player(int(words[0]))['name']}、{words[1]}"
    _own_room(draft, names)
    note(
        draft,
        "R009",
        ("rooms", len(draft.rooms), "names"),
        "住宿名单里有没报名的人",
        words[1],
    )


def _own_room(draft: Draft, names: str) -> None:
    first: Cells = draft.rooms[0]
    first |= {"rooms": str(int(first["rooms"]) - 1), "people": str(int(first["people"]) - 2)}
    draft.rooms.append(first | {"rooms": "1", "people": "2", "names": names})


def _added(world: World, draft: Draft, words: list[str]) -> None:
    """All players of a unit that entered after the publication."""
    for row, player in enumerate(draft.players, start=1):
        note(draft, "T005", ("players", row, "name"), "公示后补报", player["name"])


UNITS: dict[str, Planter] = {
    "E010": _of_file("E010", "没有等级证的照片"),
    "F005": _of_file("F005", "文件名没有单位名称"),
    "F007": _unstored,
    "F008": _hidden,
    "F012": _of_file("F012", "多了一列看不懂的内容", "unknown"),
    "F013": _of_file("F013", "不是Excel文件"),
    "F015": _of_file("F015", "不是下发的报名表"),
    "F016": _of_file("F016", "是去年的报名表"),
    "F017": _of_file("F017", "文件名写的是另一个单位", "unit"),
    "S001": _no_seal,
    "S004": _no_school_seal,
    "U001": _empty_heading("U001", "leader", "没有填领队"),
    "U002": _empty_heading("U002", "coach", "没有填教练"),
    "U003": _no_contact,
    "U004": _no_unit,
    "U005": _of_file("U005", "一队人数超过限报"),
    "U006": _insurance,
    "U008": _chess_school,
    "U009": _no_tax_number,
    "R001": _no_plan,
    "R002": _room("R002", "people", "整间里空着床位"),
    "R003": _room("R003", "people", "人数多于床位"),
    "R004": _room("R004", "hotel", "规程里没有这家酒店"),
    "R005": _room("R005", "arrive", "提前一天入住", "arrive"),
    "R006": _total,
    "R007": _mixed,
    "R008": _few_beds,
    "R009": _stranger,
    "T001": _of_file("T001", "截止以后才到"),
    "T002": _of_file("T002", "最后期限以后才到"),
    "T003": _of_file("T003", "逾期报名要加收手续费"),
    "T005": _added,
    "T006": _of_file("T006", "没有原邮件，到达时间不明"),
    "T007": _of_file("T007", "24小时内没有回复"),
}
