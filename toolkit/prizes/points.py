"""What the regulation leaves to people (Z002, Z005, Z007), and which awards wait for it."""

from collections.abc import Iterator, Sequence

from toolkit.prizes.allocate import Outcome, sorted_list
from toolkit.prizes.bonus import bonuses
from toolkit.prizes.contest import NOTHING_GIVEN, Contender, Contest, Given, OpenPoint
from toolkit.prizes.lists import PLACES, PrizeList
from toolkit.prizes.stacking import decision_key, left_open
from toolkit.rules.schema import Regulation


def open_points(
    made: Sequence[PrizeList], outcome: Outcome, contest: Contest, regulation: Regulation,
    given: Given,
) -> tuple[OpenPoint, ...]:  # fmt: skip
    """All of them, in a fixed order; those that are settled say so."""
    found = [
        *_depth_points(made, given),
        *_stacking_points(outcome, regulation, given),
        *_later_points(made, given),
        *_region_points(made, given),
        *_field_points(made, given),
        *_ties(made, regulation, given),
        *_bonus_points(made, outcome, contest, regulation, given),
    ]
    return tuple({point.key: point for point in found}.values())


def _point(
    code: str, key: str, given: Given, message: str, remedy: str, clause: str, subject: str
) -> OpenPoint:
    return OpenPoint(code, key, message, remedy, clause, subject, given.accepts(key) is not None)


def _depth_points(made: Sequence[PrizeList], given: Given) -> Iterator[OpenPoint]:
    """The number of places, where the text can be read two ways or says only 酌情."""
    for one in made:
        found = one.reach
        if found.doubt and one.group == PLACES:
            key = found.key(one.section)
            remedy = f"接受＝{found.places} 名；不接受＝{found.other} 名。"
            yield _point(
                "Z002", key, given, f"{one.section}录取名次：{found.doubt}。", remedy,
                found.clause, one.section,
            )  # fmt: skip


def _stacking_points(outcome: Outcome, regulation: Regulation, given: Given) -> Iterator[OpenPoint]:
    """One for each rule that is not in the text and that matters to somebody."""
    for rule in regulation.prizes.stacking:
        holders = _holders(outcome, rule.between) if left_open(rule) else ()
        if not holders:
            continue
        names = "、".join(dict.fromkeys(p.name for p in holders))
        groups = "和".join(rule.between)
        yield _point(
            "Z002", decision_key(rule), given,
            f"规程没有说{groups}能否兼得（{names}两项都有）：按都可以得。",
            "接受＝都得；不接受＝只领高的一项。", rule.clause, names,
        )  # fmt: skip


def _holders(outcome: Outcome, groups: Sequence[str]) -> tuple[Contender, ...]:
    """Who has, or would have, prizes of at least two of the groups."""
    held: dict[str, set[str]] = {}
    players: dict[str, Contender] = {}
    had = [(t.player, t.offer.group) for t in outcome.taken]
    had += [(lost.player, lost.offer.group) for lost in outcome.lost]
    for player, group in had:
        if group in groups:
            held.setdefault(player.key, set()).add(group)
            players[player.key] = player
    return tuple(players[key] for key, names in held.items() if len(names) > 1)


def _later_points(made: Sequence[PrizeList], given: Given) -> Iterator[OpenPoint]:
    for one in made:
        if one.later and one.order:
            key = f"prizes/later/{one.name}"
            yield _point(
                "Z002", key, given, f"{one.name}：规程说奖金另定，还没有填。",
                "在 2填写/奖项核定.xlsx 的“另定奖金”里填每个名次的金额；只发证书不发钱的填 0。",
                one.clause, one.name,
            )  # fmt: skip


def _region_points(made: Sequence[PrizeList], given: Given) -> Iterator[OpenPoint]:
    """Players whose ID and address disagree about a region whose prizes they would touch."""
    for key, (_, player, region) in sorted(_doubts(made).items()):
        by_number = (region in player.regions) != (given.accepts(key) is False)
        yes, no = ("是", "不是") if by_number else ("不是", "是")
        yield _point(
            "Z002", key, given,
            f"{player.name}是不是{region}：证件号码与所报户籍不一致，先按证件号码算{yes}。",
            f"接受＝{yes}；不接受＝{no}。请写理由。", "", player.name,
        )  # fmt: skip


def _doubts(made: Sequence[PrizeList]) -> dict[str, tuple[int, Contender, str]]:
    """By decision key: the place in the region's list that he has or would have."""
    players = {p.key: p for one in made for p in one.order if p.doubtful and not p.members}
    found = {}
    for one in made:
        for player in players.values():
            if one.region not in player.doubtful:
                continue
            place = 1 + sum(_before(other, player) for other in one.order)
            if place <= one.honoured:
                found[region_key(one.region, player.key)] = (place, player, one.region)
    return found


def _before(one: Contender, other: Contender) -> bool:
    return one.key != other.key and (one.place, one.number) < (other.place, other.number)


def region_key(region: str, player: str) -> str:
    """The key of the decision about a player's home region."""
    return f"prizes/region/{region}/{player}"


def _field_points(made: Sequence[PrizeList], given: Given) -> Iterator[OpenPoint]:
    for one in made:
        if one.fields > 1:
            yield _point(
                "Z002", f"prizes/fields/{one.name}", given,
                f"{one.name}要把 {one.fields} 个组排在一起，规程没有说怎样排：按各组名次交替排列。",
                "接受＝就这样排；不同意的请先补充规程。", one.clause, one.name,
            )  # fmt: skip


def ties_of(made: Sequence[PrizeList], regulation: Regulation) -> Iterator[tuple[Contender, ...]]:
    """Players that no key parts where places are not shared, if a prize hangs on it."""
    if regulation.prizes.sharing and regulation.prizes.sharing.shared:
        return
    for one in made:
        for place, group in _equal(sorted_list(one, NOTHING_GIVEN)):
            if place <= one.honoured:
                yield group


def _ties(made: Sequence[PrizeList], regulation: Regulation, given: Given) -> Iterator[OpenPoint]:
    for group in ties_of(made, regulation):
        if all(player.key in given.lots for player in group):
            continue
        names = "、".join(player.name for player in group)
        yield _point(
            "Z005", tie_key(group), given,
            f"{group[0].field or '团体'}第 {group[0].place} 名起 {len(group)} 人"
            f"（{names}）各项都相同，名次不能并列。",
            "请抽签，在 2填写/奖项核定.xlsx 的“抽签”里填次序；接受＝就按现在的次序。",
            "", names,
        )  # fmt: skip


def tie_key(group: Sequence[Contender]) -> str:
    """The key of the lot between equal players."""
    return f"prizes/tie/{group[0].field or 'team'}/{group[0].place}"


def _equal(order: Sequence[Contender]) -> Iterator[tuple[int, tuple[Contender, ...]]]:
    """The groups of equal players in a list, with the first place they stand on."""
    start = 0
    for end in range(1, len(order) + 1):
        here = order[start]
        if end < len(order) and (order[end].field, order[end].place) == (here.field, here.place):
            continue
        if end - start > 1:
            yield start + 1, tuple(order[start:end])
        start = end


def _bonus_points(
    made: Sequence[PrizeList], outcome: Outcome, contest: Contest, regulation: Regulation,
    given: Given,
) -> Iterator[OpenPoint]:  # fmt: skip
    """Z007: an earlier win known by the name alone, or no list of earlier champions at all."""
    prizes = regulation.prizes
    for taken in outcome.taken:
        one = made[taken.offer.list]
        if taken.offer.place != 1 or not any(b.section == one.section for b in prizes.bonuses):
            continue
        if not contest.honours_known:
            yield _point(
                "Z007", f"prizes/champions/{one.section}", given,
                f"{one.section}冠军{taken.player.name}：没有读入往届冠军名录，追加奖金没有认定。",
                "请把历年名录放进 1来件/资料，运行 qisai ratings import；接受＝不追加。",
                "", taken.player.name,
            )  # fmt: skip
        for claimed in bonuses(one.section, taken.player, prizes, given).waiting:
            yield _point(
                "Z007", claimed.key, given,
                f"{taken.player.name}与名录里的“{claimed.event}冠军”只有名字相同，"
                f"追加奖金 {claimed.bonus.amount} 元要看证明。",
                "接受＝有证明，追加；不接受＝不是同一人。", claimed.bonus.clause,
                taken.player.name,
            )  # fmt: skip


def waits_for(
    made: Sequence[PrizeList], outcome: Outcome, points: Sequence[OpenPoint]
) -> dict[tuple[str, str], str]:
    """The open decision that keeps an award out of public lists, by list and winner."""
    still = {point.key for point in points if not point.settled}
    waiting: dict[tuple[str, str], str] = {}
    doubts = _doubts(made)
    for taken in outcome.taken:
        one, player = made[taken.offer.list], taken.player
        place = taken.offer.place
        for key in _keys(one, player, place, doubts):
            if key in still:
                waiting.setdefault((one.name, player.key), key)
    for rule_key, name, winner in _lower_of_two(made, outcome, still):
        waiting.setdefault((name, winner), rule_key)
    return waiting


def _keys(
    one: PrizeList, player: Contender, place: int,
    doubts: dict[str, tuple[int, Contender, str]],
) -> Iterator[str]:  # fmt: skip
    if one.later:
        yield f"prizes/later/{one.name}"
    if one.reach.sure is not None and place > one.reach.sure:
        yield one.reach.key(one.section)
    yield f"prizes/fields/{one.name}"
    yield tie_key((player,))
    for key, (first, _, region) in doubts.items():
        if region == one.region and place >= first:
            yield key


def _lower_of_two(
    made: Sequence[PrizeList], outcome: Outcome, still: set[str]
) -> Iterator[tuple[str, str, str]]:
    """Of two prizes whose rule is open, the lower one waits."""
    held: dict[str, list[int]] = {}
    for number, taken in enumerate(outcome.taken):
        held.setdefault(taken.player.key, []).append(number)
    for winner, numbers in held.items():
        offers = [outcome.taken[n].offer for n in numbers]
        for one in offers:
            for other in offers:
                if (one.worth, -one.list) >= (other.worth, -other.list):
                    continue
                yield from _open_between(made, one.list, one.group, other.group, winner, still)


def _open_between(
    made: Sequence[PrizeList], number: int, group: str, other: str, winner: str, still: set[str]
) -> Iterator[tuple[str, str, str]]:
    for key in still:
        if key.startswith("prizes/stacking/"):
            between = key.removeprefix("prizes/stacking/").split("+")
            if group in between and other in between and group != other:
                yield key, made[number].name, winner
