from toolkit.layouts.between import CHANGES, KINDS, PROTESTS


def test_everything_in_both_sheets_is_typed_by_people() -> None:
    assert CHANGES.locked == PROTESTS.locked == ()
    assert CHANGES.columns[0].choices == KINDS
