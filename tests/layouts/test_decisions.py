from toolkit.layouts.decisions import DECISIONS, FIELDS, VERDICTS, corrections
from toolkit.model.form import HEADING_FIELDS, PLAYER_FIELDS


def test_what_can_be_mended_is_a_known_field_or_a_statement_about_a_person_or_file() -> None:
    statements = {"same_as", "not_a_form"}
    assert set(FIELDS.values()) <= {*PLAYER_FIELDS, *HEADING_FIELDS, *statements}
    assert len(set(FIELDS.values())) == len(FIELDS)


def test_the_drop_downs_offer_what_can_be_read_back() -> None:
    columns = {column.key: column for column in (*DECISIONS.columns, *corrections((), ()).columns)}
    assert columns["verdict"].choices == tuple(VERDICTS)
    assert columns["field"].choices == tuple(FIELDS)
    assert [column.key for column in DECISIONS.yellow] == ["verdict", "reason", "by"]


def test_units_and_files_are_offered_and_an_event_without_any_still_has_a_list() -> None:
    unit = corrections(("甲队",), ("a.xls",)).columns[0]
    assert unit.choices == ("甲队", "a.xls")
    assert corrections((), ()).columns[0].choices == ("（无）",)
