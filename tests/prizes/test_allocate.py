"""Who gets what when one player may not hold everything: by hand, and as properties."""

from collections import defaultdict
from itertools import combinations

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.prizes.invented import SECTION, contest, rules, stacking, table
from toolkit.model.award import Award
from toolkit.prizes.contest import Contest, Field
from toolkit.prizes.engine import award
from toolkit.rules.prizes import Prizes, Sharing
from toolkit.rules.schema import Regulation

OVERALL = table("名次", 3000, 1500, 800)
WOMEN = table("女子", 2000, 1000, sex="女")
ORDER = ("M1", "M2", "W1", "W2", "M3")


def yuan(made: Contest, regulation: Regulation) -> dict[str, int]:
    """What everybody gets, zeros left out."""
    found: dict[str, int] = defaultdict(int)
    for one in award(made, regulation).awards:
        if one.amount:
            found[one.winner] += one.amount.fen // 100
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.parametrize(
    ("stack", "paid"),
    [
        (stacking(down=True), {"M1": 3000, "M2": 1500, "W1": 2000, "W2": 1000, "M3": 800}),
        (stacking(down=False), {"M1": 3000, "M2": 1500, "W1": 2000, "W2": 1000}),
        (stacking("all"), {"M1": 3000, "M2": 1500, "W1": 2800, "W2": 1000}),
    ],
    ids=["passes-down", "stays-free", "both"],
)
def test_a_prize_freed_by_a_better_one(stack: object, paid: dict[str, int]) -> None:
    assert yuan(contest(ORDER), rules(OVERALL, WOMEN, stack=stack)) == paid  # type: ignore[arg-type]


def test_a_player_who_moves_up_may_still_choose_the_better() -> None:
    """W1 leaves the overall list, so W2 is second there: 1500 is more than the women's 1000."""
    women = table("女子", 4000, 1000, sex="女")
    made = yuan(contest(("W1", "W2", "M1")), rules(OVERALL, women, stack=stacking(down=True)))
    assert made == {"W1": 4000, "W2": 3000, "M1": 1500}


def test_equal_players_who_share_do_not_pass_a_prize_on_to_themselves() -> None:
    """Two share 1500 + 800; the woman among them prefers 2000, so the man has 1500 alone."""
    regulation = rules(
        OVERALL, WOMEN, stack=stacking(down=True),
        sharing=Sharing(clause="六", shared=True, round_to=1),
    )  # fmt: skip
    made = yuan(contest(("M1", "M2", "W1", "M3"), (1, 2, 2, 4)), regulation)
    assert made == {"M1": 3000, "M2": 1500, "W1": 2000, "M3": 800}


def test_shares_are_rounded_down_to_the_fen_when_no_unit_is_set() -> None:
    regulation = rules(table("名次", 100), sharing=Sharing(clause="六", shared=True))
    made = award(contest(("甲", "乙", "丙"), (1, 1, 1)), regulation).awards
    assert [str(one.amount) for one in made] == ["33.33"] * 3


amounts = st.lists(st.integers(1, 50), min_size=1, max_size=5).map(
    lambda found: tuple(sorted((100 * n for n in found), reverse=True))
)
names = st.lists(st.sampled_from("MW"), min_size=1, max_size=9).map(
    lambda found: tuple(f"{sex}{n}" for n, sex in enumerate(found))
)
stacks = st.sampled_from(
    [None, stacking("all"), stacking(), stacking(down=True), stacking("decision")]
)
sharings = st.sampled_from(
    [None, Sharing(clause="六", shared=True), Sharing(clause="六", shared=True, round_to=100)]
)


@st.composite
def events(draw: st.DrawFn) -> tuple[Contest, Regulation]:
    """A field with ties, two lists, any rule about holding both, shared places or not."""
    people = draw(names)
    places = [1]
    for n in range(1, len(people)):
        places.append(places[-1] if draw(st.booleans()) else n + 1)
    made = rules(
        table("名次", *draw(amounts)), table("女子", *draw(amounts), sex="女"),
        stack=draw(stacks), sharing=draw(sharings),
    )  # fmt: skip
    return contest(people, places), made


def money(awards: tuple[Award, ...], name: str) -> int:
    return sum(one.amount.fen for one in awards if one.list == name and one.amount)


@examples(events())
def test_no_yuan_is_paid_twice(event: tuple[Contest, Regulation]) -> None:
    """No list pays more than it holds, and no place is given away twice."""
    made, regulation = event
    found = award(made, regulation)
    for one in found.lists:
        assert money(found.awards, one.name) <= 100 * sum(one.pays)
        paid = [a.place for a in found.awards if a.list == one.name and a.shared_by == 1]
        assert len(set(paid)) == len(paid)


@examples(events())
def test_all_together_never_exceed_the_tables(event: tuple[Contest, Regulation]) -> None:
    made, regulation = event
    total = sum(one.amount.fen for one in award(made, regulation).awards if one.amount)
    assert total <= 100 * sum(t.sum() for t in regulation.prizes.tables)


@examples(events(), st.randoms(use_true_random=False))
def test_the_order_of_the_input_changes_nothing(
    event: tuple[Contest, Regulation], chance: object
) -> None:
    made, regulation = event
    players = list(made.fields[0].players)
    chance.shuffle(players)  # type: ignore[attr-defined]
    mixed = replace(made, fields=(Field(SECTION, tuple(players), made.fields[0].size),))
    assert award(mixed, regulation) == award(made, regulation)


@examples(events())
def test_one_only_is_really_one(event: tuple[Contest, Regulation]) -> None:
    made, regulation = event
    rule = regulation.prizes.stacking[0] if regulation.prizes.stacking else None
    paid = [a.winner for a in award(made, regulation).awards if a.amount and a.amount.fen]
    if rule and rule.keep == "higher":
        assert len(set(paid)) == len(paid)


@examples(events())
def test_what_stays_free_is_the_best_for_every_player(event: tuple[Contest, Regulation]) -> None:
    """Without passing down everybody has the highest of his places, which any clerk can see."""
    made, regulation = event
    if regulation.prizes.sharing or regulation.prizes.stacking != (stacking(),):
        return
    found = award(made, regulation)
    for player in made.fields[0].players:
        stands = [
            one.pay(1 + [p.key for p in one.order].index(player.key))
            for one in found.lists
            if player in one.order
        ]
        assert yuan(made, regulation).get(player.key, 0) == max(stands, default=0)


@examples(events())
def test_nobody_has_cause_for_envy_when_prizes_pass_down(
    event: tuple[Contest, Regulation],
) -> None:
    """No one who stands behind holds a prize of a list of yours that is worth more than yours."""
    made, regulation = event
    if regulation.prizes.sharing or regulation.prizes.stacking != (stacking(down=True),):
        return
    found, paid = award(made, regulation), yuan(made, regulation)
    for ahead, behind in combinations(made.fields[0].players, 2):
        for one in found.lists:
            held = [
                a.amount.fen // 100
                for a in found.awards
                if a.list == one.name and a.winner == behind.key and a.amount
            ]
            if ahead in one.order:
                assert all(amount <= paid.get(ahead.key, 0) for amount in held)


def test_prizes_without_rules_give_nothing() -> None:
    empty = replace(rules(OVERALL), prizes=Prizes())
    assert award(contest(ORDER), empty).awards == ()
