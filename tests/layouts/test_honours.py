from toolkit.layouts.honours import BARS, HONOURS


def test_every_column_is_explained_once_and_a_row_always_names_somebody() -> None:
    for sheet in (HONOURS, BARS):
        keys = [column.key for column in sheet.columns]
        assert len(set(keys)) == len(keys)
        assert all(column.hint.endswith("。") for column in sheet.columns)
        assert next(column for column in sheet.columns if column.key == "name").needed
