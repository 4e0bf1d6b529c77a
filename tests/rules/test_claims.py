"""Every rule and part of the data becomes a claim that a text can prove."""

from datetime import date, time

from tests.regulations import regulation
from toolkit.rules.claims import Claim, claims

ZIBO = {claim.key: claim for claim in claims(regulation())}


def needs(key: str) -> dict[str, object]:
    return {need.key.removeprefix(f"{key}."): need.value for need in ZIBO[key].needs}


def test_a_rule_claims_its_own_values() -> None:
    assert needs("dates.entry_closes") == {"day": date(2019, 12, 31), "clock": time(18)}
    assert needs("changes") == {"fee": 100, "withdrawal_keeps_days": 1}


def test_a_part_takes_the_clause_of_its_rule_unless_it_names_its_own() -> None:
    assert ZIBO["prizes.tables[0].rows[0]"].clause == "九(二)1"
    assert ZIBO["play.clocks[0]"].clause == "八(四)"


def test_what_is_no_part_belongs_to_the_part_around_it() -> None:
    assert needs("hotels[0]") == {"amount": 1290, "rooms[0].beds": 2, "rooms[1].beds": 2}


def test_titles_of_a_way_to_qualify_must_be_named_and_months_stated() -> None:
    assert needs("levels[1].admit[0]") == {"titles[0]": "候补棋协大师"}
    assert needs("levels[0].bars[0]") == {"above": 2000, "month": "2019-12"}


def test_phrases_are_quote_and_also_in_order() -> None:
    claim = ZIBO["penalty"]
    assert isinstance(claim, Claim)
    assert claim.phrases == ("取消新年度的所有比赛资格", "高级低报，低级高报", "在比赛前、比赛中")
