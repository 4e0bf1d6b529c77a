"""Family P, second part: who is entered twice, and who might be."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.likeness import birthday, known_number
from toolkit.entries.roster import Entry, Unit
from toolkit.model.finding import Severity
from toolkit.values.names import name_key, one_apart


def twice_in_one_form(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """同一人在一张表里报了两次。

    身份证号、姓名和组别都相同的算同一人，只计一次。请删去多余的一行。
    English: the same person twice in one form.
    """
    for double, first in unit.doubles:
        yield Hit(
            f"{double.player.name} 与 {_cell(first)} 是同一人，重复报名。",
            double.where("name"),
            "请删去多余的一行；人数只计一次。",
            ground.clause("complete", unit.kind),
            double.player.name,
            key=first.id,
            entries=(first.id,),
        )


def in_two_units_or_sections(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """同一人由两个单位报名，或报了两个组别。

    身份证号和姓名都相同。请两个单位商定由谁报名，另一方撤下。
    English: the same person entered by two units or in two sections.
    """
    for other in _others(ground, entry):
        if _same_id(entry, other) and _same_name(entry, other):
            unit = ground.roster.unit(other.unit).name
            by = "本表" if other.unit == entry.unit else f"“{unit}”"
            section = other.player.section or "未填组别"
            yield Hit(
                f"{entry.player.name} 在{by}另报了一次（{section}，{_cell(other)}）。",
                entry.where("name"),
                "同一人只能由一个单位报一个组别，请撤下其中一处。",
                ground.clause("complete", entry.kind),
                key=other.id,
            )
            return


def perhaps_the_same(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """可能是同一人。

    出生日期相同、姓名只差一个字；姓名相同、身份证号只差一位；或姓名和出生日期都相同、
    有一处的身份证号不能用。不会自动合并，请人工看一眼。
    English: perhaps the same person.
    """
    for other in _earlier(ground, entry):
        if _same_id(entry, other):
            continue
        if why := _likeness(entry, other):
            unit = ground.roster.unit(other.unit).name
            yield Hit(
                f"与“{unit}”的 {other.player.name}（{_cell(other)}）可能是同一人：{why}。",
                entry.where("name"),
                "请核对；若确是两人，在裁定表里选“接受”。",
                ground.clause("complete", entry.kind),
                key=other.id,
            )


def one_id_two_names(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """一个身份证号，两个姓名。

    两行的身份证号完全相同而姓名不同，至少有一处写错。
    English: one ID number, two names.
    """
    for other in _others(ground, entry):
        if _same_id(entry, other) and not _same_name(entry, other):
            yield Hit(
                f"身份证号与 {other.player.name}（{_cell(other)}）的相同，姓名却不同。",
                entry.where("id_number"),
                "请核对两人的身份证号。",
                ground.clause("complete", entry.kind),
                key=other.id,
            )
            return


def _others(ground: Ground, entry: Entry) -> Iterator[Entry]:
    return (other for other in ground.likeness.near(entry) if other.id != entry.id)


def _earlier(ground: Ground, entry: Entry) -> Iterator[Entry]:
    """Only those before it, so that a pair is reported once, at the later row."""
    for other in ground.likeness.near(entry):
        if other.id == entry.id:
            return
        yield other


def _same_id(one: Entry, other: Entry) -> bool:
    number = known_number(one.player)
    return bool(number) and number == known_number(other.player)


def _same_name(one: Entry, other: Entry) -> bool:
    return name_key(one.player.name) == name_key(other.player.name)


def _likeness(one: Entry, other: Entry) -> str:
    a, b = one.player, other.player
    born, born_too = birthday(a), birthday(b)
    if born and born == born_too and one_apart(a.name, b.name):
        return "出生日期相同，姓名只差一个字"
    number, number_too = known_number(a), known_number(b)
    if _same_name(one, other) and _one_digit_apart(number or "", number_too or ""):
        return "姓名相同，身份证号只差一位"
    if _same_name(one, other) and born and born == born_too and not (number and number_too):
        return "姓名和出生日期相同，有一处的身份证号不能用"
    return ""


def _one_digit_apart(one: str, other: str) -> bool:
    if len(one) != len(other) or not one:
        return False
    return sum(a != b for a, b in zip(one, other, strict=True)) == 1


def _cell(entry: Entry) -> str:
    return entry.player.cell


RULES = (
    Rule("P011", Severity.ERROR, About.UNIT, twice_in_one_form),
    Rule("P012", Severity.ERROR, About.PLAYER, in_two_units_or_sections),
    Rule("P013", Severity.WARNING, About.PLAYER, perhaps_the_same),
    Rule("P017", Severity.ERROR, About.PLAYER, one_id_two_names),
)
