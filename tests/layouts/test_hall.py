from toolkit.layouts.hall import place_rows, time_rows
from toolkit.model.hall import Hall
from toolkit.model.hall_facts import RoundTimed, SectionPlaced

HALL = Hall({"男子组": SectionPlaced("男子组", "甲厅", 5, "周一")}, {2: RoundTimed(2, "", "14:00")})


def test_every_section_and_every_round_has_its_row() -> None:
    places = place_rows(HALL, ["男子组", "女子组"])
    assert [row.texts["first_table"] for row in places] == ["5", ""]
    assert [row.texts["clock"] for row in time_rows(HALL, 3)] == ["", "14:00", ""]
