from toolkit.layouts.seals import SEALS, VERDICTS


def test_the_yellow_choices_are_what_a_person_may_say() -> None:
    column = next(column for column in SEALS.yellow if column.key == "verdict")
    assert column.choices == tuple(VERDICTS)
    assert set(VERDICTS.values()) == {"own", "own_signed", "other", "signature", "none"}


def test_pictures_have_columns_of_their_own_that_hold_no_text() -> None:
    assert {"crop", "strip"} <= {column.key for column in SEALS.locked}
