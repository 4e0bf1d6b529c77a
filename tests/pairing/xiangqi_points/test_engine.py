"""Whole rounds and whole events: what must hold whatever happens."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.pairing.xiangqi_points import events
from tests.pairing.xiangqi_points.build import event
from toolkit.model.game import Bye, ForbiddenPair, Mark, RequestedBye, Tournament
from toolkit.model.standing import Pairing
from toolkit.pairing.xiangqi_points.engine import DEFAULTS, RULES, pair
from toolkit.pairing.xiangqi_points.field import contenders
from toolkit.pairing.xiangqi_points.settings import (
    FirstRound,
    Inside,
    Limit,
    Pin,
    PointsSettings,
    Sexes,
)

LIMITED = "放宽先后手限制"


def boards(pairing: Pairing) -> list[tuple[int, int]]:
    return [(board.white, board.black) for board in pairing.boards]


def gave_way_text(round_number: int, numbers: list[int]) -> str:
    names = "、".join(map(str, numbers))
    return f"第{round_number}轮别无其他编法，第{names}台放宽先后手限制。"


def check(before: Tournament, pairing: Pairing, given: PointsSettings) -> None:
    """What every round must keep."""
    field = {player.number: player for player in contenders(before, given)}
    named = [number for pair in boards(pairing) for number in pair]
    free = [bye.player for bye in pairing.byes if bye.mark is Mark.PAIRING_BYE]
    assert Counter(named + free) == Counter(field.keys())  # everybody once
    assert len(free) == len(field) % 2
    assert all(field[number].byes == 0 for number in free)
    assert [board.number for board in pairing.boards] == list(range(1, len(pairing.boards) + 1))
    assert all(board.reasons for board in pairing.boards)
    assert len(pairing.bye_reasons) == len(free)
    noted: list[int] = []
    for board in pairing.boards:
        red, black = field[board.white], field[board.black]
        assert black.number not in red.met
        within = all(
            abs(player.difference + step) <= 2
            or abs(player.difference + step) < abs(player.difference)
            for player, step in ((red, 1), (black, -1))
        )
        colours = (red.colours[-2:], black.colours[-2:])
        in_row = [len(set(pair)) == 1 and len(pair) == 2 for pair in colours]
        third = (in_row[0] and red.colours[-1] == "w") or (in_row[1] and black.colours[-1] == "b")
        kept = within and not third
        assert kept != any(LIMITED in reason for reason in board.reasons)
        if not kept:
            noted.append(board.number)
    notices = [finding.message for finding in pairing.findings if finding.code == "N012"]
    assert notices == ([gave_way_text(before.next_round, noted)] if noted else [])


def play_and_check(
    start: Tournament, dice: random.Random, given: PointsSettings = DEFAULTS
) -> Iterator[Pairing]:
    for before, pairing in events.play(start, dice, given, forfeits=0.05):
        if pairing.boards:
            check(before, pairing, given)
        yield pairing


@pytest.mark.parametrize(("players", "rounds"), [(20, 11), (33, 11), (60, 11), (81, 13)])
def test_a_whole_event(players: int, rounds: int) -> None:
    dice = random.Random(players)
    start = events.with_chance(events.field(players, rounds), dice, leave=0.01, away=0.01)
    pairings = list(play_and_check(start, dice))
    assert len(pairings) == rounds
    assert all(pairing.boards for pairing in pairings)
    first_units = {player.number: player.unit for player in start.competitors}
    assert all(first_units[red] != first_units[black] for red, black in boards(pairings[0]))


@settings(max_examples=60)
@given(st.integers(2, 14), st.integers(1, 9), st.integers(0, 2**32))
def test_small_events_keep_the_rules_or_say_that_nothing_goes(
    players: int, rounds: int, seed: int
) -> None:
    dice = random.Random(seed)
    start = events.with_chance(events.field(players, rounds), dice, leave=0.03, away=0.03, late=0.1)
    for pairing in play_and_check(start, dice):
        if not pairing.boards and not any(bye.mark is Mark.PAIRING_BYE for bye in pairing.byes):
            assert [finding.code for finding in pairing.findings] == ["N010"]


@settings(max_examples=40)
@given(st.integers(3, 24), st.integers(0, 5), st.integers(0, 2**32))
def test_the_order_of_the_start_list_and_of_the_boards_changes_nothing(
    players: int, rounds: int, seed: int
) -> None:
    dice = random.Random(seed)
    *_, (before, pairing) = events.play(events.field(players, 7), dice, rounds=rounds + 1)
    mixed = replace(
        before,
        competitors=tuple(dice.sample(before.competitors, len(before.competitors))),
        rounds=tuple(
            replace(done, games=tuple(dice.sample(done.games, len(done.games))))
            for done in before.rounds
        ),
    )
    assert pair(mixed, seed="签") == pairing


def test_another_seed_draws_another_first_round() -> None:
    drawn = {tuple(boards(pair(event(20), seed=str(seed)))) for seed in range(5)}
    assert len(drawn) == 5


def test_round_1_in_its_four_ways() -> None:
    def round_1(way: FirstRound) -> set[tuple[int, int]]:
        pairing = pair(event(8), replace(DEFAULTS, first_round=way), seed="签")
        return {(min(pair), max(pair)) for pair in boards(pairing)}

    assert round_1(FirstRound.HALVES) == {(1, 5), (2, 6), (3, 7), (4, 8)}
    assert round_1(FirstRound.NEIGHBOURS) == {(1, 2), (3, 4), (5, 6), (7, 8)}
    drawn = round_1(FirstRound.HALVES_BY_LOT)
    assert all(low <= 4 < high for low, high in drawn)
    assert drawn != round_1(FirstRound.HALVES)
    assert len(round_1(FirstRound.LOTS)) == 4


def test_units_apart_in_round_1_however_hard_it_is() -> None:
    """Half of the field is the host's: every board has one of them."""
    start = event(12)
    players = tuple(
        replace(player, unit="东道" if player.number <= 6 else f"客{player.number}")
        for player in start.competitors
    )
    pairing = pair(replace(start, competitors=players))
    assert all((red <= 6) != (black <= 6) for red, black in boards(pairing))


def test_too_many_of_one_unit() -> None:
    start = event(6)
    players = tuple(
        replace(player, unit="东道" if player.number <= 4 else f"客{player.number}")
        for player in start.competitors
    )
    start = replace(start, competitors=players)
    meetings = [board for board in pair(start).boards if "同单位相遇" in board.reasons[-1]]
    assert len(meetings) == 1
    assert [finding.code for finding in pair(start).findings] == ["N011"]
    refused = pair(start, replace(DEFAULTS, unit_limit=Limit.HARD))
    assert (refused.boards, refused.byes) == ((), ())
    assert refused.findings[0].code == "N010"


def test_men_and_women_apart() -> None:
    start = events.field(22, 9, women=3)
    sex = {player.number: player.sex for player in start.competitors}
    pairing = pair(start, replace(DEFAULTS, sexes=Sexes.APART))
    assert all(sex[red] == sex[black] for red, black in boards(pairing))
    assert [sex[red] for red, _ in boards(pairing)] == ["男"] * 7 + ["女"] * 3
    assert sorted(sex[bye.player] for bye in pairing.byes) == ["女", "男"]
    mixed = pair(start, DEFAULTS)
    assert any(sex[red] != sex[black] for red, black in boards(mixed))


def test_a_pin_that_crosses_what_is_apart_is_the_arbiters_business() -> None:
    start = events.field(8, 9, women=2)
    apart = replace(DEFAULTS, sexes=Sexes.APART)
    pairing = pair(start, apart, pins=[Pin(1, 2, colours=True)])
    assert (1, 2) in boards(pairing)
    assert len(pairing.byes) == 2


def test_pins_and_forbidden_pairs() -> None:
    past = event(9, "1 红胜 2, 3 红胜 4, 5 红胜 6, 7 红胜 8", byes=((1, 9),))
    pins = [Pin(8, 1, colours=True, reason="电视转播"), Pin(6)]
    pairing = pair(past, pins=pins, forbidden=[(3, 5)])
    assert (8, 1) in boards(pairing)
    assert not {(3, 5), (5, 3)} & set(boards(pairing))
    assert pairing.byes == (Bye(6, Mark.PAIRING_BYE),)
    (pinned,) = [board for board in pairing.boards if board.by_hand]
    assert (pinned.white, pinned.black, pinned.by_hand) == (8, 1, "电视转播")
    assert pinned.reasons[0] == "裁判长指定本台"


def test_a_pin_without_colours_leaves_them_to_the_rules() -> None:
    past = event(4, "1 红胜 2, 3 红胜 4")
    assert (4, 1) in boards(pair(past, pins=[Pin(1, 4)]))


def test_a_pin_that_can_not_stand_stops_the_round() -> None:
    pairing = pair(event(4, "1 和 2, 3 和 4"), pins=[Pin(1, 2)])
    assert not pairing.boards
    assert [finding.code for finding in pairing.findings] == ["N013"]


def test_pairs_that_the_event_forbids() -> None:
    start = replace(event(4), forbidden=(ForbiddenPair((1, 2, 3)),))
    pairing = pair(start, seed="签")
    assert pairing.findings[0].code == "N010"  # three who must not meet, and only one other
    start = replace(event(6), forbidden=(ForbiddenPair((1, 2, 3)),))
    assert all((red <= 3) != (black <= 3) for red, black in boards(pair(start)))


def test_forfeits_in_a_row_end_the_pairing_of_a_player_if_the_regulation_says_so() -> None:
    past = event(6, "1 红弃 2, 3 和 4, 5 和 6", "1 红弃 3, 2 和 5, 4 和 6")
    assert any(1 in pair_ for pair_ in boards(pair(past)))
    pairing = pair(past, replace(DEFAULTS, forfeits_out=2))
    assert not any(1 in pair_ for pair_ in boards(pairing))
    assert [finding.code for finding in pairing.findings] == ["N005"]
    assert pairing.boards


def test_requested_byes_stand_beside_the_pairing_bye() -> None:
    start = replace(event(6), requested=(RequestedBye(1, 2, Mark.HALF_BYE),))
    pairing = pair(start, replace(DEFAULTS, first_round=FirstRound.HALVES))
    assert pairing.byes == (Bye(6, Mark.PAIRING_BYE), Bye(2, Mark.HALF_BYE))
    assert len(pairing.boards) == 2


def test_nothing_is_paired_while_a_result_is_missing() -> None:
    past = event(4, "1 和 2, 3 和 4")
    done = past.rounds[0]
    games = (replace(done.games[0], result=None), done.games[1])
    pairing = pair(replace(past, rounds=(replace(done, games=games),)))
    assert (pairing.boards, pairing.byes) == ((), ())
    assert [finding.code for finding in pairing.findings] == ["N001"]
    assert "第1轮还有1台没有成绩" in pairing.findings[0].message


def test_everybody_has_left() -> None:
    """Public failure 40."""
    start = event(4)
    left = tuple(replace(player, withdrawn_after=0) for player in start.competitors)
    pairing = pair(replace(start, competitors=left))
    assert (pairing.boards, pairing.byes) == ((), ())
    assert "没有可以编排的棋手" in pairing.findings[0].message


def test_a_late_entrant_is_paired_and_nobody_else_changes() -> None:
    """Public failure 40: 0 points for round 1, paired in round 2."""
    past = event(6, "1 红胜 4, 5 红胜 2, 3 红胜 6")
    players = (*past.competitors, replace(past.competitors[0], number=7, joins=2))
    late = pair(replace(past, competitors=players))
    assert [bye.player for bye in late.byes] == [7]
    assert boards(late) == boards(pair(past))


def test_no_fourth_round_for_four_players() -> None:
    past = event(4, "1 和 2, 3 和 4", "3 和 1, 4 和 2", "1 和 4, 2 和 3")
    pairing = pair(past)
    assert pairing.rules == RULES
    assert (pairing.round, pairing.boards) == (4, ())
    assert "第4轮无法编排" in pairing.findings[0].message
    assert "1号、2号、3号、4号" in pairing.findings[0].message


def test_boards_go_by_points() -> None:
    past = event(8, "1 红胜 2, 3 红胜 4, 5 红胜 6, 8 黑胜 7")
    assert [max(pair_) for pair_ in boards(pair(past))][:2] == [3, 7]


def test_halves_inside_the_score_groups() -> None:
    past = event(8, "1 红胜 5, 2 红胜 6, 7 黑胜 3, 8 黑胜 4")
    pairing = pair(past, replace(DEFAULTS, inside=Inside.HALVES))
    met = {(min(pair_), max(pair_)) for pair_ in boards(pairing)}
    assert met == {(1, 3), (2, 4), (5, 7), (6, 8)}
