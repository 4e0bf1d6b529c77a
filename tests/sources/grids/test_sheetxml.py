from toolkit.model.said import CellKind
from toolkit.sources.grids.sheetxml import extras

SHEET = b"""<worksheet><cols><col min="2" max="3" width="9" hidden="1"/>
<col min="5" max="5"/></cols>
<sheetData><row r="1"><c r="A1"><f>B1+C1</f></c><c r="B1"><f>1+1</f><v>2</v></c>
<c r="C1" t="e"><v>#N/A</v></c><c r="D1" t="str"><f>""</f><v></v></c></row>
<row r="4" hidden="1"><c r="A4"><v>1</v></c></row><row hidden="true"/></sheetData></worksheet>"""


def test_everything() -> None:
    more = extras(SHEET)
    assert more.hidden_rows == {3, 4}
    assert more.hidden_columns == {1, 2}
    assert more.formulas == {(0, 0): "B1+C1"}
    assert more.forced == {
        (0, 0): (CellKind.UNCALCULATED, ""),
        (0, 2): (CellKind.ERROR, "#N/A"),
    }


def test_prefixes_and_shared_formulas() -> None:
    more = extras(
        b'<x:c r="B2"><x:f t="shared" si="0"/></x:c><x:c r="B3"><x:f>A1</x:f><x:v>5</x:v></x:c>'
    )
    assert more.formulas == {(1, 1): ""}


def test_a_plain_sheet_has_none() -> None:
    assert not any(extras(b'<worksheet><c r="A1"><v>1</v></c></worksheet>'))
