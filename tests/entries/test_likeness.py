"""Only players who share a number, a birth date or a name are ever compared."""

from tests.entered import Story, form, valid_player
from toolkit.entries.likeness import known_number
from toolkit.entries.roster import Entry


def near(*players: dict[str, str]) -> list[list[str]]:
    story = Story()
    story.mail(form(players))
    ground = story.ground()
    entries: list[Entry] = list(ground.roster.entries)
    return [[other.player.name for other in ground.likeness.near(e)] for e in entries]


A, B, C = (valid_player(n) for n in (1, 2, 3))


def test_strangers_share_nothing() -> None:
    assert near(A, B) == [[A["name"]], [B["name"]]]


def test_a_shared_birth_date_or_name_brings_two_together() -> None:
    twin = {**B, "birth": A["birth"], "id_number": ""}
    assert near(A, twin, C)[0] == [A["name"], twin["name"]]
    assert len(near(A, {**B, "name": A["name"]})[1]) == 2


def test_a_text_in_place_of_a_number_makes_nobody_the_same() -> None:
    story = Story()
    story.mail(form([{**A, "id_number": "见附件"}, {**B, "id_number": "见附件"}]))
    assert [known_number(e.player) for e in story.ground().roster.entries] == [None, None]
