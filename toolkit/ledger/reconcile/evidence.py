"""Everything that speaks for a unit about one transfer, apart from the amount."""

from collections import defaultdict
from typing import NamedTuple

from toolkit.ledger.reconcile.aliases import is_association, place_of
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.index import Hit, NameIndex
from toolkit.ledger.reconcile.notices import Told, payer_name
from toolkit.ledger.reconcile.places import leading_place
from toolkit.ledger.reconcile.text import Written, letters, written
from toolkit.ledger.reconcile.weights import (
    COUNT_RIGHT,
    COUNT_WRONG,
    MOST_SIBLINGS,
    NAMED,
    NOT_EXACT,
    OTHERS_NAMED,
    PAYER,
    PAYER_MASKED,
    PAYER_SOUND,
    SHORT_NAME,
    SHORT_NOT_EXACT,
    SURNAME_MOST,
    TWICE,
    Found,
    Kind,
)
from toolkit.model.bank import BankRow, Direction

_WHO = {
    Kind.LEADER: "领队", Kind.COACH: "教练", Kind.PARENT: "家长", Kind.PLAYER: "棋手",
    Kind.PAYER: "汇款人",
}  # fmt: skip
_HOW = {Found.SOUND: "同音字", Found.LATIN: "拼音", Found.CUT: "不全", Found.TYPO: "差一字"}
_BODY_SIGNS = frozenset("院校社队宫部会司厂店馆所心局室团")
_PAYMENT_COMPANIES = ("财付通", "支付宝", "微信支付", "银联", "备付金", "拉卡拉", "收钱吧")
_LONGEST_NAME = 16


class Evidence(NamedTuple):
    """One thing that speaks for (or against) a unit. `identity`: it says who, not how much."""

    weight: float
    reason: str
    identity: bool = True


class Case(NamedTuple):
    """One transfer with all that was found out about it once, before any decision."""

    row: BankRow
    text: Written
    hits: tuple[Hit, ...]
    payer: str
    payer_is_body: bool
    units: dict[str, list[Evidence]]
    told: Told | None
    siblings: tuple[int, ...] = ()  # what the same payer paid in other transfers, in fen


def with_siblings(cases: list[Case]) -> list[Case]:
    """Each case with the amounts its payer paid in other transfers (余款 follows 首款)."""
    by_payer: dict[str, list[int]] = defaultdict(list)
    for case in cases:
        if _pays(case):
            by_payer[case.payer].append(case.row.amount.fen)
    found = []
    for case in cases:
        amounts = list(by_payer.get(case.payer, ())) if _pays(case) else []
        if 1 < len(amounts) <= MOST_SIBLINGS:
            amounts.remove(case.row.amount.fen)
            case = case._replace(siblings=tuple(amounts))
        found.append(case)
    return found


def _pays(case: Case) -> bool:
    known = case.payer and "*" not in case.payer
    company = any(name in case.payer for name in _PAYMENT_COMPANIES)
    return bool(known) and not company and case.row.direction is Direction.IN


def is_person(hit: Hit) -> bool:
    """The word is somebody's name, not a body's."""
    return any(kind in _WHO for kind in hit.owners.values())


def hit_weight(hit: Hit, kind: Kind) -> float:
    """What a found word weighs for the unit to which it is of this kind."""
    weight = NAMED[kind] + NOT_EXACT[hit.found]
    if kind in _WHO and len(hit.word) == 2:
        weight += SHORT_NAME + (SHORT_NOT_EXACT if hit.found is not Found.EXACT else 0.0)
    elif hit.found is not Found.EXACT and len(hit.typed) <= 2:
        weight += SHORT_NOT_EXACT
    return weight


def gather(row: BankRow, index: NameIndex, book: Book, notice: Told | None) -> Case:
    """The case of one row: hits in its text, who the payer is, what a notice says."""
    text = written(" ".join(filter(None, (row.summary, row.remark, row.extra))))
    payer = payer_name(row)
    body = _is_body(payer, index)
    units: dict[str, list[Evidence]] = defaultdict(list)
    hits = tuple(index.find(text))
    for number, hit in enumerate(hits):
        again = any(hit.word == earlier.word for earlier in hits[:number])
        for unit_id, kind in hit.owners.items():
            weight, said = hit_weight(hit, kind), _said("附言", hit, kind)
            if again:  # one name written twice means two units that share it
                units[unit_id].append(Evidence(TWICE, f"附言把“{hit.word}”写了两次", False))
            else:
                units[unit_id].append(Evidence(weight, said))
    if payer and not any(company in payer for company in _PAYMENT_COMPANIES):
        _payer(payer, body, index, units)
    if notice is not None:
        _notice(notice, index, book, units)
    _regions(text, book, units)
    for unit_id, found in units.items():
        found += _not_alone(text, hits, unit_id)
        found += _counts(text, book, unit_id)
        found += surname(payer, body, book, unit_id)
    return Case(row, text, hits, payer, body, dict(units), notice)


def _is_body(payer: str, index: NameIndex) -> bool:
    """True for a payer that is no person: a name of the lists, or one that looks like a body's."""
    if "*" in payer or payer in index.people:
        return False
    likely = len(payer) > 4 or (payer[-1:] in _BODY_SIGNS and len(payer) > 2)
    return likely or payer in index.exact


def _said(where: str, hit: Hit, kind: Kind) -> str:
    if kind is Kind.CODE:
        return f"{where}里的缴费码 {hit.word} 校验无误"
    what = f"{_WHO[kind]} {hit.word}" if kind in _WHO else f"单位名“{hit.word}”"
    how = f"（{_HOW[hit.found]}：{hit.typed}）" if hit.found in _HOW else ""
    return f"{where}含{what}{how}"


def _payer(payer: str, body: bool, index: NameIndex, units: dict[str, list[Evidence]]) -> None:
    """The payer is a unit, one of its people, sounds like one, or is masked and could be one."""
    if body:
        for hit in index.find(written(payer)):
            if hit.word == payer or (hit.found is Found.EXACT and not is_association(payer)):
                for unit_id, kind in hit.owners.items():
                    said = Evidence(hit_weight(hit, kind), _said("付款人", hit, kind))
                    units[unit_id].append(said)
        return
    if "*" in payer:
        for name in index.masked(payer):
            for unit_id, kind in index.people[name].items():
                reason = f"付款人 {payer} 与{_WHO[kind]} {name} 相符"
                units[unit_id].append(Evidence(PAYER_MASKED, reason))
        return
    names = [payer] if payer in index.people else index.same_sound(payer)
    off = 0.0 if payer in index.people else PAYER_SOUND
    for name in names:
        for unit_id, kind in index.people[name].items():
            weight = PAYER[kind] + off + (SHORT_NAME if len(name) == 2 else 0.0)
            like = "" if name == payer else f"（同音：{payer}）"
            units[unit_id].append(Evidence(weight, f"付款人是报名表上的{_WHO[kind]} {name}{like}"))


def _notice(notice: Told, index: NameIndex, book: Book, units: dict[str, list[Evidence]]) -> None:
    """The unit a notice names, told from its namesakes by the rooms it states."""
    word = letters(notice.notice.unit)
    owners = index.exact.get(word)
    hits = [Hit(word, word, Found.EXACT, owners)] if owners else index.find(written(word))
    for hit in hits[:1]:
        for unit_id, kind in hit.owners.items():
            weight = min(notice.weight, hit_weight(hit, kind))
            where = f"（{_short(notice.notice.source)}）" if notice.notice.source else ""
            reason = f"汇款告知{where}写明 {notice.notice.unit}（{notice.reason}）"
            units[unit_id].append(Evidence(weight, reason))
            rooms = notice.notice.rooms
            if rooms is not None:
                same = rooms == book.units[unit_id].rooms
                said = f"告知 {rooms} 间房，{'相符' if same else '与报名不符'}"
                units[unit_id].append(Evidence(COUNT_RIGHT if same else COUNT_WRONG, said, False))


def _short(source: str) -> str:
    """The file in which a notice stood, in so many characters as a reason has room for."""
    name = source.rpartition(">")[2].rpartition("/")[2]
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"


def _regions(text: Written, book: Book, units: dict[str, list[Evidence]]) -> None:
    """A place at the beginning of a word speaks a little for the units already named there."""
    for chunk in text.chunks:
        place = leading_place(chunk)
        for unit_id in book.in_place.get(place, ()) if place else ():
            if unit_id in units:
                units[unit_id].append(Evidence(NAMED[Kind.REGION], f"附言写到{place}", False))


def _not_alone(text: Written, hits: tuple[Hit, ...], unit_id: str) -> list[Evidence]:
    """What speaks against this unit being meant by itself: team counts, other units' names."""
    found = []
    if text.teams and text.teams > 1:
        found.append(Evidence(TWICE, f"附言写 {text.teams} 个队", False))
    for hit in hits:
        if unit_id not in hit.owners and not is_person(hit):
            found.append(Evidence(OTHERS_NAMED, f"附言还写到“{hit.word}”", False))
    return found


def _counts(text: Written, book: Book, unit_id: str) -> list[Evidence]:
    """Heads and rooms stated in the remark (4人4间房) against the entry."""
    unit, found = book.units[unit_id], []
    for said, entered, name in ((text.people, unit.people, "人"), (text.rooms, unit.rooms, "间房")):
        if said is not None:
            right = said == entered
            reason = f"附言写 {said} {name}，报名 {entered} {name}"
            found.append(Evidence(COUNT_RIGHT if right else COUNT_WRONG, reason, False))
    return found


def surname(payer: str, body: bool, book: Book, unit_id: str) -> list[Evidence]:
    """A payer with the surname of a player is a little likelier his parent."""
    if body or not payer or payer[0] not in book.surnames:
        return []
    bearers = book.surnames[payer[0]]
    if unit_id not in bearers:
        return []
    people = max(book.units[unit_id].people, 1)
    weight = SURNAME_MOST / (1.0 + people / 8.0)
    return [Evidence(weight, f"付款人与棋手同姓“{payer[0]}”", False)]


def linked(case: Case, book: Book) -> list[tuple[float, str, tuple[str, ...]]]:
    """Groups of units one payer may pay for together: weight, why, and who."""
    groups: list[tuple[float, str, tuple[str, ...]]] = []
    if case.payer_is_body:
        sisters = book.sisters.get(case.payer, [])
        if len(sisters) > 1:
            groups.append((NAMED[Kind.BASE], f"付款人 {case.payer} 名下有几支队伍", tuple(sisters)))
        place = place_of(case.payer)
        if place and is_association(case.payer):
            near = book.in_place.get(place, [])
            groups.append((NAMED[Kind.PLACE], f"付款人是{place}的协会", tuple(near)))
    if case.text.several:
        for hit in case.hits:
            if len(hit.owners) > 1:
                weight = max(hit_weight(hit, kind) for kind in hit.owners.values())
                groups.append((weight, f"附言写到几支“{hit.word}”的队伍", tuple(hit.owners)))
    return groups
