"""The prize engine: final standings and the regulation in, every award with its reasons out."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from toolkit.model.award import Award
from toolkit.model.money import ZERO, Money
from toolkit.model.record import Record
from toolkit.prizes.allocate import FEN, Lost, Taken, allocate, sorted_list
from toolkit.prizes.bonus import GROUP, Claimed, bonuses, honours
from toolkit.prizes.contest import NOTHING_GIVEN, Contender, Contest, Given, OpenPoint
from toolkit.prizes.items import items
from toolkit.prizes.lists import PLACES, PrizeList, lists
from toolkit.prizes.points import open_points, waits_for
from toolkit.rules.prizes import Prizes
from toolkit.rules.schema import Regulation


class Awarded(Record, frozen=True):
    """The lists in the regulation's order, the awards in theirs, and what people must decide."""

    lists: tuple[PrizeList, ...]
    awards: tuple[Award, ...]
    points: tuple[OpenPoint, ...]

    @property
    def public(self) -> tuple[Award, ...]:
        """The awards that no open decision keeps back."""
        return tuple(award for award in self.awards if not award.waits)


def award(contest: Contest, regulation: Regulation, given: Given = NOTHING_GIVEN) -> Awarded:
    """All awards of the finished sections; the same input in any order gives the same list."""
    prizes, contest = regulation.prizes, _in_order(contest, regulation, given)
    made = tuple(_with_amounts(one, given) for one in lists(contest, regulation, given))
    outcome = allocate(made, prizes, given)
    points = open_points(made, outcome, contest, regulation, given)
    found = [
        *(a for taken in outcome.taken for a in _awards(taken, made, outcome.lost, prizes, given)),
        *(_unpaid(lost, made, prizes) for lost in outcome.lost if not lost.passed),
    ]
    order = {
        (one.name, player.key): (n, m)
        for n, one in enumerate(made)
        for m, player in enumerate(sorted_list(one, given))
    }
    found.sort(key=lambda a: (order[a.list, a.winner], a.kind == "bonus"))
    waiting = waits_for(made, outcome, points)
    held = [_held(a, waiting) for a in found]
    return Awarded(made, (*held, *_chosen(regulation, given)), points)


def _in_order(contest: Contest, regulation: Regulation, given: Given) -> Contest:
    """Sections as the regulation has them, players as they stand; the barred ones step out.

    The games of a barred player stand and he still counts for the size of his field.
    """
    order = {section.name: n for n, section in enumerate(regulation.sections)}
    fields = sorted(contest.fields, key=lambda f: (order.get(f.section, len(order)), f.section))
    return replace(
        contest,
        fields=tuple(
            replace(
                field,
                players=tuple(
                    sorted(
                        (p for p in field.players if p.key not in given.barred),
                        key=lambda p: (p.place, p.number, p.key),
                    )
                ),
            )
            for field in fields
        ),
    )


def _with_amounts(made: PrizeList, given: Given) -> PrizeList:
    """A list whose amounts people set, once all of them stand there."""
    if not made.later:
        return made
    count = min(made.honoured, len(made.order))
    typed = [given.amounts.get((made.name, n)) for n in range(1, count + 1)]
    pays = tuple(yuan for yuan in typed if yuan is not None)
    return replace(made, pays=pays, later=len(pays) < count)


def _awards(
    taken: Taken, made: Sequence[PrizeList], lost: Sequence[Lost], prizes: Prizes, given: Given
) -> Iterator[Award]:
    one, offer, player = made[taken.offer.list], taken.offer, taken.player
    extra = bonuses(one.section, player, prizes, given)
    first = offer.place == 1 and offer.shared_by == 1
    worth = offer.worth - (extra.yuan * FEN if first else 0)
    things = items(one, offer.place, prizes)
    why = [*_place_words(taken, one, given), *_lost_words(player, lost, made)]
    if first and one.group == PLACES:
        named = honours(player, prizes)
        things = (*things, *(f"称号：{name}" for name, _ in named))
    yield _award(
        one, player, offer.place, None if one.later else Money(worth), things, why,
        shared_by=offer.shared_by,
    )  # fmt: skip
    if first:
        yield from _bonus_awards(one, player, extra.given, extra.lower, extra.clause)
        for claimed in extra.waiting:
            yield _bonus(one, player, claimed, ("凭名字认出，等证明（Z007）",), claimed.key)


def _award(
    one: PrizeList, player: Contender, place: int, amount: Money | None,
    things: tuple[str, ...], why: Sequence[str], *, shared_by: int = 1,
) -> Award:  # fmt: skip
    return Award(
        player.key, player.name, one.name, place, player.unit, player.field or one.section,
        one.group, one.clause, "place", amount, shared_by, things, tuple(why), "", player.members,
    )  # fmt: skip


def _place_words(taken: Taken, one: PrizeList, given: Given) -> Iterator[str]:
    """Why this place: shared, moved up, kept for a region, few players."""
    offer, player = taken.offer, taken.player
    stands = sorted_list(one, given).index(player) + 1
    if player.remark:
        yield player.remark
    if offer.shared_by > 1:
        yield f"{offer.shared_by} 人并列，所占名次的奖金相加后平分"
    if taken.by_quota and stands > offer.place:
        assert one.quota is not None
        yield (f"本表排第 {stands}，按名额规定由{one.quota.region}棋手获得（{one.quota.clause}）")
    elif stands > offer.place and offer.shared_by == 1:
        yield f"本表排第 {stands}，前面的奖空出后递补"


def _lost_words(
    player: Contender, lost: Sequence[Lost], made: Sequence[PrizeList]
) -> Iterator[str]:
    for one in lost:
        if one.player.key == player.key:
            other = made[one.offer.list]
            passed = "，由下一名递补" if one.passed else ""
            yield (
                f"{other.name}第 {one.offer.place} 名 {Money(one.offer.worth).brief()} 元不发："
                f"两项只领高的一项（{one.rule.clause}）{passed}"
            )


def _unpaid(lost: Lost, made: Sequence[PrizeList], prizes: Prizes) -> Award:
    """The place stays his; its money does not, since a higher prize counts."""
    one, kept = made[lost.offer.list], made[lost.kept.list]
    why = (
        f"奖金 {Money(lost.offer.worth).brief()} 元不发：已得{kept.name}第 {lost.kept.place} 名 "
        f"{Money(lost.kept.worth).brief()} 元，只领高的一项（{lost.rule.clause}）"
    )
    things = items(one, lost.offer.place, prizes)
    return _award(
        one, lost.player, lost.offer.place, ZERO, things, (why,), shared_by=lost.offer.shared_by
    )


def _bonus_awards(
    one: PrizeList, player: Contender, got: Sequence[Claimed], lower: Sequence[Claimed],
    clause: str,
) -> Iterator[Award]:  # fmt: skip
    for claimed in got:
        why = [f"{claimed.event}冠军"]
        why += [
            f"另符合“{other.event}冠军”追加 {other.bonus.amount} 元：就高不就低，不发（{clause}）"
            for other in lower
        ]
        yield _bonus(one, player, claimed, tuple(why), "")


def _bonus(
    one: PrizeList, player: Contender, claimed: Claimed, why: tuple[str, ...], waits: str
) -> Award:
    bonus = claimed.bonus
    return Award(
        player.key, player.name, one.name, 1, player.unit, player.field or one.section, GROUP,
        bonus.clause, "bonus", Money.yuan(bonus.amount), 1, (), why, waits,
    )  # fmt: skip


def _held(one: Award, waiting: dict[tuple[str, str], str]) -> Award:
    key = waiting.get((one.list, one.winner), "")
    return replace(one, waits=key) if key and not one.waits else one


def _chosen(regulation: Regulation, given: Given) -> Iterator[Award]:
    """Awards by the organiser's choice (评选), as typed."""
    for rule in regulation.prizes.awards:
        if rule.to == "chosen":
            for name in given.chosen.get(rule.what, ()):
                yield Award(
                    f"chosen:{name}", name, rule.what, 1, group="评选", clause=rule.clause,
                    kind="chosen", items=(rule.what,),
                )  # fmt: skip
