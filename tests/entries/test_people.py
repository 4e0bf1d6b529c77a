"""A player keeps his entry id over all versions; corrections change values, not what was said."""

from tests.entered import Story, form, valid_player
from toolkit.entries.roster import Unit
from toolkit.model.facts import Corrected

A, B = valid_player(1), valid_player(3)


def unit(story: Story) -> Unit:
    return story.ground().roster.units[0]


def ids(story: Story) -> dict[str, str]:
    return {e.player.name: e.id for e in unit(story).entries}


def test_a_mended_name_or_number_stays_the_same_entry() -> None:
    story = Story()
    story.mail(form([A, B]))
    before = ids(story)
    story.mail(form([{**A, "name": "改名人"}, {**B, "id_number": ""}]))
    after = ids(story)
    assert after["改名人"] == before[A["name"]]
    assert after[B["name"]] == before[B["name"]]


def test_two_of_one_name_are_two_entries() -> None:
    story = Story()
    story.mail(form([A, {**B, "name": A["name"]}]))
    assert len({e.id for e in unit(story).entries}) == 2


def test_the_same_row_twice_is_one_player_and_a_double() -> None:
    story = Story()
    story.mail(form([A, A]))
    assert len(unit(story).entries) == 1
    assert len(unit(story).doubles) == 1


def test_a_correction_counts_and_the_original_stays_visible() -> None:
    story = Story()
    story.mail(form([{**A, "sex": "女"}]))
    (entry,) = unit(story).entries
    story.note(Corrected(entry.id, "sex", "男", "来电"))
    (mended,) = unit(story).entries
    assert mended.player.sex == "男"
    assert mended.form.players[0].said["sex"].text == "女"
    assert mended.corrected["sex"].reason == "来电"


def test_one_who_is_another_entry_is_left_out() -> None:
    story = Story()
    story.mail(form([A, B]))
    story.note(Corrected(ids(story)[B["name"]], "same_as", A["name"], "同一人"))
    assert list(ids(story)) == [A["name"]]
