"""For each regulation: final tables, and the prizes that a careful clerk writes by hand."""

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.prizes.cases import Case, cases, faults
from tests.regulations import ALL, regulation
from toolkit.prizes.contest import Contender, Contest, Field, Win
from toolkit.prizes.engine import award
from toolkit.prizes.fund import fund


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.title)
def test_the_prizes_are_those_of_a_careful_clerk(case: Case) -> None:
    assert not faults(case)


@st.composite
def contests(draw: st.DrawFn, name: str) -> Contest:
    """Some sections of a regulation, of any size around its boundaries, with any players."""
    rules = regulation(name)
    sections = draw(
        st.lists(
            st.sampled_from([s.name for s in rules.sections]), min_size=1, max_size=3, unique=True
        )
    )
    events = [event for bonus in rules.prizes.bonuses for event in bonus.champion_of]
    regions = [region.name for region in rules.regions]
    fields = []
    for section in sections:
        size = draw(st.sampled_from([2, 7, 8, 10, 23, 24, 80, 81, 160, 161]))
        chance = draw(st.randoms(use_true_random=False))
        players = tuple(
            Contender(
                f"{section}{n}", f"{section}{n}", n, 0, n, "", section, section,
                chance.choice("男女"), chance.choice(["", "甲队", "乙队"]),
                chance.choice([None, 1500, 1700, 1750]),
                tuple(r for r in regions if chance.random() < 0.3), (),
                tuple(Win(e) for e in events if chance.random() < 0.2),
            )
            for n in range(1, size + 1)
        )  # fmt: skip
        fields.append(Field(section, players, size))
    return Contest(tuple(fields), entered=dict.fromkeys(regions, draw(st.integers(0, 30))))


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=12)
@examples(data=st.data())
def test_no_regulation_ever_pays_more_than_its_tables_or_one_place_twice(
    name: str, data: st.DataObject
) -> None:
    rules, contest = regulation(name), data.draw(contests(name))
    found = award(contest, rules)
    for one in found.lists:
        own = [a for a in found.awards if a.list == one.name and a.kind == "place"]
        assert sum(a.amount.fen for a in own if a.amount) <= 100 * sum(one.pays)
        alone = [a.place for a in own if a.shared_by == 1]
        assert len(set(alone)) == len(alone)
        assert len(own) <= max(one.honoured, len({a.winner for a in own if a.shared_by > 1}))
    sums = fund(rules)
    total = sum(a.amount.fen for a in found.awards if a.amount)
    sharing = sum(
        len([a for a in found.lists if a.table == table.name]) or 1 for table in rules.prizes.tables
    )
    assert total <= 100 * (sums.tables + sums.bonus) * max(1, sharing)


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=12)
@examples(data=st.data())
def test_the_order_of_sections_and_players_changes_nothing(name: str, data: st.DataObject) -> None:
    rules, contest = regulation(name), data.draw(contests(name))
    turned = replace(
        contest,
        fields=tuple(
            replace(field, players=field.players[::-1]) for field in reversed(contest.fields)
        ),
    )
    assert award(turned, rules) == award(contest, rules)
