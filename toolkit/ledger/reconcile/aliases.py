"""The names people use for a unit: whole, without its bracket, place and brand, brand only."""

import re
from functools import cache

from toolkit.ledger.reconcile.places import leading_place
from toolkit.ledger.reconcile.text import letters, simple
from toolkit.ledger.reconcile.weights import NAMED, Kind

_BRACKET = re.compile(r"[(（\[【](.*?)[)）\]】]")
_BODIES = (
    "国际象棋培训中心", "国际象棋俱乐部", "国际象棋协会", "国际象棋社", "国际象棋学校",
    "国际象棋院", "国际象棋队", "中国象棋协会", "象棋俱乐部", "象棋协会", "象棋社",
    "棋类俱乐部", "棋类协会", "棋牌俱乐部", "棋艺培训学校", "棋艺俱乐部", "棋艺社",
    "棋类培训中心", "棋类培训学校", "文化传播", "体育发展", "体育文化", "文化发展", "教育科技",
    "文化艺术", "教育咨询", "少儿棋院", "少年棋院", "棋文化", "棋院", "棋校", "棋社", "棋苑",
    "棋友会", "棋艺", "棋类", "体育俱乐部", "青少年俱乐部", "俱乐部", "培训中心", "培训学校",
    "活动中心", "青少年宫", "少年宫", "实验小学", "实验学校", "实验中学", "中心小学",
    "外国语学校", "附属小学", "小学", "中学", "学校", "学院", "大学", "幼儿园", "体育学校",
    "体校", "体育局", "教育局", "代表队", "联队", "协会", "工作室", "传播", "发展", "国际象棋",
    "象棋", "队",
)  # fmt: skip
_COMPANY = re.compile(r"(股份|责任)?有限(责任)?公司$|公司$")
_BODY = re.compile("(?:" + "|".join(sorted(_BODIES, key=len, reverse=True)) + ")+$")
_DISTRICT = re.compile(r"^[一-鿿]{1,3}?(?:新区|高新区|开发区|区|县|镇)(?=[一-鿿]{2})")
_ASSOCIATION = re.compile(r"协会$|棋协$|体育局$|教育局$|体校$|体育总会$")


@cache
def parts(name: str) -> tuple[str, str, str, str, str]:
    """Place, district, brand, body and bracket of a unit's name; "" for what is not there."""
    bracket = "".join(letters(found) for found in _BRACKET.findall(simple(name)))
    base = letters(_BRACKET.sub("", simple(name)))
    place = leading_place(base)
    rest = base[len(place) :]
    if place:
        rest = rest.removeprefix("市").removeprefix("省")
    elif (town := re.match(r"^([一-鿿]{2,4}?)[市县](?=[一-鿿]{2})", rest)) is not None:
        place, rest = town[1], rest[town.end() :]
    district = found[0] if place and (found := _DISTRICT.match(rest)) else ""
    rest = rest[len(district) :]
    bare = _COMPANY.sub("", rest)
    brand = _BODY.sub("", bare)
    return place, district, brand, rest[len(brand) :], bracket


def base_name(name: str) -> str:
    """The name without its bracket: what sister teams of one body share."""
    return letters(_BRACKET.sub("", simple(name)))


def is_association(name: str) -> bool:
    """True for a body that pays for others of its place (协会, 体育局)."""
    return bool(_ASSOCIATION.search(base_name(name)))


def place_of(name: str) -> str:
    """The place a name begins with, "" when it names none."""
    return parts(name)[0]


def places(name: str) -> frozenset[str]:
    """Every place the name speaks of, in front and in its bracket (飞象棋院(泉州东区))."""
    place, _, _, _, bracket = parts(name)
    return frozenset(filter(None, (place, leading_place(bracket))))


def aliases(name: str) -> dict[str, Kind]:
    """Alias → kind, the best kind for each; aliases have at least two characters."""
    place, district, brand, body, bracket = parts(name)
    found: list[tuple[str, Kind]] = [(letters(name), Kind.FULL)]
    base = base_name(name)
    if bracket:
        found.append((base, Kind.BASE))
    elif base != letters(name):
        found.append((base, Kind.FULL))
    seats = [seat for seat in dict.fromkeys((place, leading_place(bracket))) if seat]
    if len(brand) >= 2:
        found += _branded(seats, district, brand, body, bracket)
    else:
        found += _placed(seats, district + brand, body, bracket)
    best: dict[str, Kind] = {}
    for alias, kind in found:
        if len(alias) >= 2 and (alias not in best or NAMED[kind] > NAMED[best[alias]]):
            best[alias] = kind
    return best


def _branded(
    seats: list[str], district: str, brand: str, body: str, bracket: str
) -> list[tuple[str, Kind]]:
    short = _COMPANY.sub("", body)
    found = [(brand, Kind.BRAND), (brand + body, Kind.STYLED), (brand + short, Kind.STYLED)]
    if district:
        found.append((district + brand, Kind.PLACED))
    for seat in seats:
        for front in {seat, seat + district, seat + "市", seat + "市" + district}:
            found.append((front + brand, Kind.PLACED))
            found += [(front + brand + tail, Kind.BASE) for tail in (body, short) if tail]
    if bracket:
        found += [(brand + bracket, Kind.CAMPUS), (brand + short + bracket, Kind.CAMPUS)]
        found += [(seat + brand + bracket, Kind.CAMPUS) for seat in seats]
    return found


def _placed(seats: list[str], middle: str, body: str, bracket: str) -> list[tuple[str, Kind]]:
    """Bodies that have no brand: 洛阳代表队, 廊坊市青少年宫, 长沙市国际象棋协会."""
    found: list[tuple[str, Kind]] = []
    for seat in seats:
        found += [(seat + middle + body, Kind.BASE), (seat + "市" + middle + body, Kind.BASE)]
        if body in ("代表队", "队", "联队"):
            found += [(seat + middle, Kind.PLACE), (seat + middle + "队", Kind.PLACED)]
        if "协会" in body:
            found += [(seat + tail, Kind.PLACED) for tail in ("棋协", "国象协会", "国象")]
        if bracket:
            found.append((seat + middle + body + bracket, Kind.CAMPUS))
    return found
