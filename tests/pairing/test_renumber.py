"""Other start numbers, the same tournament."""

from msgspec.structs import replace

from tests.pairing.fields import tournament
from toolkit.model.game import ForbiddenPair, Mark, RequestedBye, VirtualPoints
from toolkit.pairing.renumber import renumbered

NEW = {1: 3, 2: 1, 3: 2}


def test_everything_follows_the_player() -> None:
    played = replace(
        tournament("A w21 U\nB b10 w3+\nC U b2-"),
        requested=(RequestedBye(3, 1, Mark.HALF_BYE),),
        forbidden=(ForbiddenPair((1, 2)),),
        virtual=(VirtualPoints(2, 1, 1, 1, 2),),
    )
    new = renumbered(played, NEW)
    assert [player.name for player in new.competitors] == ["B", "C", "A"]
    assert new.rounds == tournament("B b30 w2+\nC U b1-\nA w11 U").rounds or (
        {(g.white, g.black) for r in new.rounds for g in r.games} == {(3, 1), (1, 2)}
    )
    assert new.requested == (RequestedBye(3, 3, Mark.HALF_BYE),)
    assert new.forbidden == (ForbiddenPair((3, 1)),)
    assert new.virtual == (VirtualPoints(2, 1, 1, 3, 3), VirtualPoints(2, 1, 1, 1, 1))


def test_there_and_back() -> None:
    played = tournament("A w21 U\nB b10 w3+\nC U b2-")
    back = {new: old for old, new in NEW.items()}
    assert renumbered(renumbered(played, NEW), back) == played
