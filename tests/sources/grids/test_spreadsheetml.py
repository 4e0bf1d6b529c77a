import pytest

from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.read import read_here
from toolkit.sources.grids.spreadsheetml import read

BOOK = """<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:x="urn:schemas-microsoft-com:office:excel">
<Worksheet ss:Name="报名表"><Table>
<Row><Cell ss:MergeAcross="2" ss:MergeDown="1"><Data ss:Type="String">单位：甲队</Data></Cell></Row>
<Row ss:Index="4"><Cell><Data ss:Type="String">姓名</Data></Cell>
<Cell ss:Index="3"><Data ss:Type="String">身份证号</Data></Cell>
<Cell><Data ss:Type="String">出生日期</Data></Cell></Row>
<Row ss:Hidden="1"><Cell><Data ss:Type="String"><B>王</B>小一</Data></Cell>
<Cell ss:Index="3"><Data ss:Type="Number">3.70303200801152E+17</Data></Cell>
<Cell><Data ss:Type="DateTime">2008-01-15T00:00:00.000</Data></Cell></Row>
<Row ss:Index="2000000"><Cell><Data ss:Type="String">far</Data></Cell></Row>
</Table></Worksheet>
<Worksheet ss:Name="内部"><Table/><x:WorksheetOptions><x:Visible>SheetHidden</x:Visible>
</x:WorksheetOptions></Worksheet></Workbook>"""


def test_a_book() -> None:
    first, second = read(BOOK.encode(), "xml").grids
    assert first.texts[4] == ["王小一", "", "370303200801152000", "2008-01-15"]
    assert (first.height, first.hidden_rows, first.anchor(1, 2)) == (5, {4}, (0, 0))
    assert (first.hidden, second.hidden, second.sheet) == (False, True, "内部")


def test_as_a_form_under_another_name() -> None:
    (form,) = read_here(BOOK.encode(), "甲队.xls").forms
    assert (form.kind, form.players[0].where, form.players[0].hidden) == ("xml", "报名表!A5", True)


def test_entities_are_refused() -> None:
    with pytest.raises(Unreadable):
        read(BOOK.replace("<?mso", '<!DOCTYPE a [<!ENTITY b "c">]><?mso').encode(), "xml")
