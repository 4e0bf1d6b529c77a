"""The records of a contest: whose list a player is in, what a verdict means."""

import pytest

from toolkit.prizes.contest import Contender, Field, Given

HOST = Contender("1", "甲", 1, field="甲组", own="甲组")
GUEST = Contender("2", "乙", 2, field="甲组", own="乙组")
PLAIN = Contender("3", "丙", 3)


def test_a_player_belongs_to_the_section_he_entered_for() -> None:
    field = Field("甲组", (HOST, GUEST, PLAIN), 3)
    assert field.of("甲组") == (HOST, PLAIN)
    assert field.of("乙组") == (GUEST,)


@pytest.mark.parametrize(
    ("verdict", "meant"), [("accept", True), ("waive", True), ("refuse", False)]
)
def test_a_verdict_is_yes_or_no(verdict: str, meant: bool) -> None:
    assert Given({"k": verdict}).accepts("k") is meant
    assert Given().accepts("k") is None


def test_players_are_counted_as_the_regulation_says() -> None:
    field = Field("甲组", (), 80, entered=83, frozen=82)
    assert [field.counted(how) for how in ("paired_in_round_1", "entered", "frozen")] == [
        80,
        83,
        82,
    ]
    assert Field("甲组", (), 80).counted("entered") == 80
