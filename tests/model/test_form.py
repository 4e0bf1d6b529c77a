"""A form keeps what the sender wrote with its cells, through JSON and back."""

import msgspec

from toolkit.model.form import (
    COMPANION_FIELDS,
    HEADING_FIELDS,
    PLAYER_FIELDS,
    ROOM_FIELDS,
    Form,
    Line,
    Picture,
    Problem,
    ReadResult,
)
from toolkit.model.said import CellKind, Said

FORM = Form(
    "报名.zip>甲.xlsx",
    "00",
    "xlsx",
    heading={"leader": (Said("张三", "表!B2"), Said("李四", "表!C2"))},
    players=(Line("表!B5", {"id_number": Said("37", "表!D5", CellKind.NUMBER)}, hidden=True),),
    problems=(Problem("F005", "表!A9", {"header": "备用"}),),
    pictures=(Picture("floating", "11", "表!F2"),),
)


def test_a_read_file_survives_json() -> None:
    read = ReadResult("报名.zip", "22", "zip", (FORM,))
    assert msgspec.json.decode(msgspec.json.encode(read), type=ReadResult) == read


def test_the_first_of_several_values_and_of_none() -> None:
    assert FORM.first("leader") == Said("张三", "表!B2")
    assert FORM.first("coach") is None


def test_no_table_names_a_field_twice() -> None:
    for fields in (PLAYER_FIELDS, ROOM_FIELDS, COMPANION_FIELDS, HEADING_FIELDS):
        assert len(set(fields)) == len(fields)
