"""Faults about persons (family P)."""

from datetime import date

from samples.maker.draft import Cells, Draft
from samples.maker.people import id_number, mobile
from samples.maker.planting import Planter, World, note, on_player
from toolkit.values.id_number import check_character


def _wrong_check(player: Cells) -> str:
    number = player["id_number"]
    return number[:17] + ("8" if number[17] != "8" else "3")


def _impossible(player: Cells) -> str:
    first = player["id_number"][:10] + "0230" + player["id_number"][14:17]
    return first + check_character(first)


def _unknown_region(player: Cells) -> str:
    first = "379900" + player["id_number"][6:17]
    return first + check_character(first)


def _next_day(player: Cells) -> str:
    day = int(player["birth"][-2:])
    return f"{player['birth'][:-2]}{day + 1 if day < 28 else 1:02d}"


def _stored_as_number(world: World, draft: Draft, words: list[str]) -> None:
    row = int(words[0])
    player = draft.player(row)
    place = ("players", row, "id_number")
    draft.marks.append(("number", place, player["id_number"][:15] + "000"))
    note(draft, "P005", place, "身份证号被存成数字，后三位丢失", player["name"])


def _twice(world: World, draft: Draft, words: list[str]) -> None:
    double = dict(draft.player(int(words[0])))
    draft.players.append(double)
    place = ("players", len(draft.players), "name")
    note(draft, "P011", place, "同一人在一张表里填了两行", double["name"])


def _in_two_units(world: World, draft: Draft, words: list[str]) -> None:
    row, other, other_row = int(words[0]), world[words[1]], int(words[2])
    player = draft.player(row)
    for field in ("name", "sex", "birth", "id_number"):
        other.player(other_row)[field] = player[field]
    what = "同一人由两个单位报名"
    note(draft, "P012", ("players", row, "name"), what, player["name"])
    note(other, "P012", ("players", other_row, "name"), what, player["name"])


def _nearly_same(world: World, draft: Draft, words: list[str]) -> None:
    """Found at the row whose unit arrived later, so this one must."""
    row, other = int(words[0]), world[words[1]].player(int(words[2]))
    player = draft.player(row)
    player["birth"] = other["birth"]
    player["name"] = other["name"][:-1] + ("彤" if other["name"][-1] != "彤" else "桐")
    key = f"{draft.name}/{row}/again"
    player["id_number"] = id_number(
        player["id_number"][:6], date.fromisoformat(other["birth"]), player["sex"], key
    )
    what = "与别的单位的棋手生日相同、姓名只差一个字"
    note(draft, "P013", ("players", row, "name"), what, player["name"])


def _one_number_two_names(world: World, draft: Draft, words: list[str]) -> None:
    row, other, other_row = int(words[0]), world[words[1]], int(words[2])
    player, owner = draft.player(row), other.player(other_row)
    for field in ("sex", "birth", "id_number"):
        player[field] = owner[field]
    what = "两人填了同一个身份证号"
    note(draft, "P017", ("players", row, "id_number"), what, player["name"])
    note(other, "P017", ("players", other_row, "id_number"), what, owner["name"])


def _signed_twice(world: World, draft: Draft, words: list[str]) -> None:
    """`F011 1 5400`: signed up with another number an hour and a half before."""
    draft.again.append((int(words[1]), {"phone": mobile(draft.name + "/before")}))
    note(draft, "F011", None, "同一人又填了一次，改了电话")


def _short_phone(world: World, draft: Draft, words: list[str]) -> None:
    """Of a person in a list it is all there is to reach him by."""
    row = int(words[0])
    player = draft.player(row)
    player["phone"] = player["phone"][:8] + "?"
    place = ("players", row, "phone")
    note(draft, "P016", place, "电话少了几位", player["name"])
    if draft.plan.list:
        note(draft, "U003", place, "留的电话不能用，又没有别的联系方式")


PERSONS: dict[str, Planter] = {
    "F011": _signed_twice,
    "P001": on_player("P001", "name", "姓名栏填的不是姓名", lambda p: "待定"),
    "P002": on_player("P002", "id_number", "没有填身份证号", lambda p: ""),
    "P003": on_player("P003", "id_number", "身份证号少一位", lambda p: p["id_number"][:17]),
    "P004": on_player("P004", "id_number", "身份证号校验码不对", _wrong_check),
    "P005": _stored_as_number,
    "P006": on_player("P006", "birth", "出生日期与身份证号不一致", _next_day),
    "P007": on_player(
        "P007", "sex", "性别与身份证号不一致", lambda p: "女男"["男女".index(p["sex"])]
    ),
    "P008": on_player("P008", "id_number", "身份证号里是2月30日", _impossible),
    "P009": on_player("P009", "id_number", "身份证号开头的地区码不存在", _unknown_region),
    "P010": on_player(
        "P010", "id_number", "15位旧身份证号", lambda p: p["id_number"][:6] + p["id_number"][8:17]
    ),
    "P011": _twice,
    "P012": _in_two_units,
    "P013": _nearly_same,
    "P014": on_player("P014", "birth", "出生日期只有年月", lambda p: p["birth"][:7]),
    "P016": _short_phone,
    "P017": _one_number_two_names,
}
