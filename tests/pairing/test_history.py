"""Going back to before a round."""

from msgspec.structs import replace

from tests.pairing.fields import tournament
from toolkit.model.game import Mark, RequestedBye
from toolkit.pairing.history import before_round


def test_who_was_away_had_asked() -> None:
    played = tournament("A w2= U\nB b1= H\nC U w4-\nD Z b3+\nE Z Z")
    before = before_round(played, 1)
    assert before.rounds == played.rounds[:1]
    assert before.requested == (
        RequestedBye(2, 2, Mark.HALF_BYE),
        RequestedBye(2, 5, Mark.ZERO_BYE),
    )


def test_later_requests_are_forgotten() -> None:
    played = replace(tournament("A w2=\nB b1="), requested=(RequestedBye(2, 1, Mark.HALF_BYE),))
    assert before_round(played, 0).requested == ()
