from msgspec.structs import replace

from tests.pairing.xiangqi_points.build import event
from toolkit.model.game import Bye, Colour, Mark, RequestedBye, Round
from toolkit.pairing.xiangqi_points.engine import DEFAULTS
from toolkit.pairing.xiangqi_points.field import contenders, requested

RED, BLACK = Colour.WHITE, Colour.BLACK


def test_points_colours_opponents_floats_and_byes_come_from_the_rounds() -> None:
    past = event(5, "1 红胜 2, 3 和 4", "4 黑胜 1, 2 红胜 5", byes=((1, 5), (2, 3)))
    field = {player.number: player for player in contenders(past, DEFAULTS)}
    assert {number: player.points for number, player in field.items()} == {
        1: 4, 2: 2, 3: 3, 4: 1, 5: 2,
    }  # fmt: skip
    assert field[1].met == {2, 4}
    assert field[1].colours == (RED, BLACK)
    assert field[1].floats == (0, 1)  # met 4, who had a point less
    assert field[4].floats == (0, -1)
    assert field[3].floats == (0, 0)  # a bye is no float
    assert (field[3].byes, field[5].byes, field[1].byes) == (1, 1, 0)


def test_a_forfeited_game_was_a_meeting_but_gave_no_colour() -> None:
    """Public failure 44."""
    past = event(2, "1 红弃 2")
    one, two = contenders(past, DEFAULTS)
    assert (one.colours, two.colours) == ((), ())
    assert (one.met, two.met) == ({2}, {1})
    assert (one.points, two.points) == (0, 2)
    assert two.byes == 0


def test_settings_can_read_forfeits_the_other_way() -> None:
    settings = replace(
        DEFAULTS, forfeit_meets=False, forfeit_has_colour=True, forfeit_win_is_bye=True
    )
    one, two = contenders(event(2, "1 红弃 2"), settings)
    assert (one.colours, two.colours) == ((RED,), (BLACK,))
    assert (one.met, two.met) == (set(), set())
    assert (one.byes, two.byes) == (0, 1)


def test_difference_and_run() -> None:
    past = event(4, "1 和 2", "3 和 1", "1 和 4", "1 和 2")
    one = contenders(past, DEFAULTS)[0]
    assert (one.difference, one.run) == (2, 2)
    assert contenders(event(2), DEFAULTS)[0].run == 0


def test_forfeits_count_only_in_a_row_up_to_the_last_round() -> None:
    past = event(4, "1 红弃 2, 3 红弃 4", "1 红弃 3, 2 和 4", "4 黑弃 1, 2 和 3")
    assert [player.forfeits for player in contenders(past, DEFAULTS)] == [3, 0, 0, 0]


def test_only_who_is_here_is_paired() -> None:
    past = event(6, "1 和 2, 3 和 4")
    competitors = list(past.competitors)
    competitors[0] = replace(competitors[0], withdrawn_after=1)
    competitors[4] = replace(competitors[4], joins=2)
    competitors[5] = replace(competitors[5], joins=3)
    wishes = (
        RequestedBye(2, 3, Mark.HALF_BYE),
        RequestedBye(3, 4, Mark.ZERO_BYE),
        RequestedBye(2, 1, Mark.ZERO_BYE),  # has left: nothing to ask for
    )
    now = replace(past, competitors=tuple(competitors), requested=wishes)
    assert [player.number for player in contenders(now, DEFAULTS)] == [2, 4, 5]
    assert requested(now) == (Bye(3, Mark.HALF_BYE),)


def test_a_full_point_bye_on_request_counts_as_a_bye() -> None:
    past = event(3)
    done = Round(1, (), (Bye(1, Mark.FULL_BYE), Bye(2, Mark.HALF_BYE)))
    field = contenders(replace(past, rounds=(done,)), DEFAULTS)
    assert [player.byes for player in field] == [1, 0, 0]
