"""Rounds of a round robin, and withdrawals."""

from msgspec.structs import replace

from tests.pairing.fields import tournament
from toolkit.model.game import Bye, Mark, Tournament, sides
from toolkit.pairing.round_robin import pair_round, settle_withdrawals


def leaving(table: str, number: int, after: int) -> Tournament:
    played = tournament(table)
    return replace(
        played,
        competitors=tuple(
            replace(p, withdrawn_after=after) if p.number == number else p
            for p in played.competitors
        ),
    )


def test_the_next_round_of_the_table() -> None:
    found = pair_round(tournament("A w41\nB w31\nC b20\nD b10"))
    assert (found.round, found.rules) == (2, "berger")
    assert [(board.white, board.black) for board in found.boards] == [(4, 3), (1, 2)]
    assert all(board.reasons for board in found.boards)


def test_start_numbers_with_gaps() -> None:
    played = tournament("A\nB\nC\nD")
    gapped = replace(
        played, competitors=tuple(replace(p, number=10 * p.number) for p in played.competitors)
    )
    assert [(b.white, b.black) for b in pair_round(gapped).boards] == [(10, 40), (20, 30)]


def test_a_free_round_earns_nothing() -> None:
    found = pair_round(tournament("A\nB\nC"))
    assert found.byes == (Bye(1, Mark.ZERO_BYE),)
    assert found.bye_reasons == ("人数为单数，1 号本轮轮空",)


def test_the_end_is_a_finding() -> None:
    over = pair_round(tournament("A w21\nB b10"))
    assert not over.boards
    assert over.findings[0].code == "N010"
    assert pair_round(tournament("A w21\nB b10"), cycles=2).boards[0].white == 2
    assert pair_round(tournament("A")).findings


# Four players; D beat A, then left.
EARLY = "A w40 b21 w31\nB b31 w10 w4?\nC w20 w4? b10\nD b11 b3? b2?"


def test_leaving_before_half_of_the_games_cancels_all_results() -> None:
    rows = sides(settle_withdrawals(leaving(EARLY, 4, 1)))
    assert [side.mark for side in rows[1]] == [Mark.ZERO_BYE, Mark.WIN, Mark.WIN]
    assert [side.mark for side in rows[4]] == [Mark.ZERO_BYE] * 3


def test_games_said_to_be_played_after_leaving_are_not_counted_to_the_half() -> None:
    typed = EARLY.replace("w4? b10", "w41 b10").replace("b3? b2?", "b30 b21")
    typed = typed.replace("b31 w10 w4?", "b31 w10 w40")
    rows = sides(settle_withdrawals(leaving(typed, 4, 1)))
    assert [side.mark for side in rows[4]] == [Mark.ZERO_BYE] * 3


def test_leaving_later_forfeits_the_rest() -> None:
    late = EARLY.replace("w4? b10", "w41 b10").replace("b3? b2?", "b30 b2?")
    rows = sides(settle_withdrawals(leaving(late, 4, 2)))
    assert [side.mark for side in rows[4]] == [Mark.WIN, Mark.LOSS, Mark.FORFEIT_LOSS]
    assert rows[2][2].mark is Mark.FORFEIT_WIN


def test_two_who_left_late_lose_both() -> None:
    table = "A w21 w30 w4?\nB b10 w41 w31\nC w41 b11 b20\nD b30 b20 b1?"
    both = leaving(table, 4, 2)
    both = replace(
        both,
        competitors=tuple(
            replace(p, withdrawn_after=2) if p.number == 1 else p for p in both.competitors
        ),
    )
    rows = sides(settle_withdrawals(both))
    assert [rows[1][2].mark, rows[4][2].mark] == [Mark.FORFEIT_LOSS, Mark.FORFEIT_LOSS]


def test_nobody_left_nothing_changes() -> None:
    played = tournament(EARLY)
    assert settle_withdrawals(played) == played
