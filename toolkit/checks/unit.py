"""Family U: the unit — leader, coach, contact, declarations."""

import re
from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.persons import INDIVIDUAL
from toolkit.entries.roster import Unit
from toolkit.model.finding import Severity
from toolkit.model.form import Form
from toolkit.values.names import is_name, name_key
from toolkit.values.phones import people_in, read_phone, split_contact
from toolkit.values.text import says_nothing, squeeze

_PRIVATE = frozenset({"个人", "个人抬头"})  # such an invoice carries no tax number
_TAX_NUMBER = re.compile(r"[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20}")
_DENIALS = ("未", "没", "無", "无", "否", "不")
_NO_UNIT = frozenset({"个人", "个人报名", "个人参赛", "无单位", "自由人", "散户"})


def leader_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """领队没有填写，或填写不完整。

    规程要求领队信息完整。请补填领队姓名。
    English: leader missing or incomplete.
    """
    yield from _official(ground, unit, "leader", "领队")


def coach_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """教练没有填写，或填写不完整。

    规程要求教练员信息完整。请补填教练姓名。
    English: coach missing or incomplete.
    """
    yield from _official(ground, unit, "coach", "教练")


def no_contact(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """没有可用的联系方式。

    表里没有联系电话或邮箱，邮件也看不出回信地址，有问题找不到人。
    English: no usable contact (phone or mail).
    """
    if ground.regulation is None:
        return
    message = unit.current.message
    if _reachable(unit.form) or (message and message.sender):
        return
    wrong = unit.form.first("phone") or unit.form.first("email")
    yield Hit(
        f"联系方式“{wrong.text}”不能用。" if wrong else "没有填写联系电话或邮箱。",
        (wrong.where or None) if wrong else None,
        "请补填联系人的手机号。",
        ground.clause("complete", unit.kind),
    )


def individual_entry(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """以个人名义报名，而规程只接受单位报名。

    请通过所在的棋院、协会、俱乐部等正规单位报名。
    English: individual entry where only units may enter.
    """
    entrants = ground.regulation.entrants if ground.regulation else None
    closed = entrants if entrants and INDIVIDUAL not in entrants.who else None
    rule = ground.demand("unit_entry", unit.kind) or closed
    stated = unit.form.first("unit")
    people = {name_key(entry.player.name) for entry in unit.entries}
    if rule and stated and (stated.text.strip() in _NO_UNIT or name_key(stated.text) in people):
        yield Hit(
            f"“{stated.text}”不是单位名称，规程只接受单位报名。",
            stated.where or None,
            "请通过正规单位报名，并填写单位全称。",
            rule.clause,
        )


def too_many(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """一队的人数超过规程的限报人数。

    请单位说明取谁，或分成几队、各有队名。
    English: more players or officials than a team may have.
    """
    size = ground.regulation.team if ground.regulation else None
    if size is None or unit.kind == INDIVIDUAL:
        return
    leaders = {name for s in unit.form.heading.get("leader", ()) for name in people_in(s.text)}
    counted = (("运动员", len(unit.entries), size.players), ("领队", len(leaders), size.leaders))
    for word, count, most in counted:
        if most is not None and count > most:
            yield Hit(
                f"{word} {count} 人，每队限报 {most} 人。",
                None,
                "请减到限报的人数，或分队报名。",
                size.clause,
                key=word,
            )


def insurance_missing(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """保险声明没有填写。

    请在保险声明一栏确认已为全队投保。
    English: insurance declaration not made.
    """
    demand = ground.demand("insurance", unit.kind)
    stated = unit.form.first("insurance")
    if demand and not (stated and _declares(stated.text)):
        shown = f"保险声明写的是“{stated.text}”。" if stated else "保险声明没有填写。"
        where = (stated.where or None) if stated else None
        yield Hit(shown, where, "请为参赛人员投保，并填写保险声明。", demand.clause)


def invoice_incomplete(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """要开发票，但抬头或税号缺失、有误。

    税号是 18 位统一社会信用代码（个别老税号 15 或 20 位）。
    English: invoice title or tax number missing or invalid where an invoice is asked for.
    """
    if ground.regulation is None:
        return
    title, number = unit.form.first("invoice_title"), unit.form.first("tax_number")
    if title and not number and squeeze(title.text) not in _PRIVATE:
        yield Hit("填了发票抬头，没有填税号。", title.where or None, "请补填税号。")
    elif number and not title:
        yield Hit("填了税号，没有填发票抬头。", number.where or None, "请补填发票抬头。")
    elif number and not _TAX_NUMBER.fullmatch(squeeze(number.text).upper()):
        yield Hit(f"税号“{number.text}”的位数或字符不对。", number.where or None, "请核对税号。")


def _official(ground: Ground, unit: Unit, field: str, word: str) -> Iterator[Hit]:
    demand = ground.demand(field, unit.kind)
    if not demand:
        return
    stated = unit.form.heading.get(field, ())
    if not any(is_name(name) for said in stated for name in people_in(said.text)):
        shown = f"{word}一栏写的是“{stated[0].text}”。" if stated else f"{word}没有填写。"
        where = (stated[0].where or None) if stated else unit.form.blank.get(field)
        yield Hit(shown, where, f"请补填{word}姓名。", demand.clause)


def _reachable(form: Form) -> bool:
    """A phone number or mail address that can be one, wherever it stands."""
    numbers = (split_contact(said.text)[1] for said in form.heading.get("contact", ()))
    phones = (read_phone(said) for said in form.heading.get("phone", ()))
    mails = ("@" in said.text for said in form.heading.get("email", ()))
    return any(numbers) or any(phones) or any(mails)


def _declares(text: str) -> bool:
    plain = squeeze(text)
    return not says_nothing(plain) and not plain.startswith(_DENIALS)


RULES = (
    Rule("U001", Severity.ERROR, About.UNIT, leader_missing),
    Rule("U002", Severity.ERROR, About.UNIT, coach_missing),
    Rule("U003", Severity.WARNING, About.UNIT, no_contact),
    Rule("U004", Severity.ERROR, About.UNIT, individual_entry),
    Rule("U005", Severity.ERROR, About.UNIT, too_many),
    Rule("U006", Severity.ERROR, About.UNIT, insurance_missing),
    Rule("U009", Severity.WARNING, About.UNIT, invoice_incomplete),
)
