import io
from typing import Any

from tests.sources.kinds import picture
from tests.sources.made import xlsx
from tests.sources.surgery import operated, swap
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.xlsx import sheet_parts
from toolkit.sources.pictures.incell import excel_cells, wps_cells

PNG = picture()
CELLS = """<etc:cellImages xmlns:etc="http://www.wps.cn/officeDocument/2017/etCustomData"
 xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"
 xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"
 xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">
<etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="1" name="ID_A1"/></xdr:nvPicPr>
<xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage>
<etc:cellImage><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="ID_B2"/></xdr:nvPicPr>
<xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic></etc:cellImage></etc:cellImages>"""
RELS = """<Relationships><Relationship Id="rId1" Target="media/image1.png"
 Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image"/></Relationships>"""


def package(data: bytes) -> tuple[Package, dict[str, str]]:
    opened = Package(data)
    return opened, sheet_parts(opened)


def test_wps() -> None:
    formula = (
        '<c r="C9" t="str"><f>_xlfn.DISPIMG(&quot;ID_A1&quot;,1)</f><v>=DISPIMG("ID_A1",1)</v></c>'
    )
    data = operated(
        xlsx("姓名|性别|组别"),
        {
            "xl/cellimages.xml": CELLS.encode(),
            "xl/_rels/cellimages.xml.rels": RELS.encode(),
            "xl/media/image1.png": PNG,
            "xl/worksheets/sheet1.xml": swap("</row>", formula + "</row>"),
        },
    )
    found = wps_cells(*package(data))
    assert [(p.picture.kind, p.picture.where) for p in found] == [
        ("wps_cell", "报名表!C9"),
        ("wps_cell", None),  # a picture that no cell shows is still there
    ]
    assert found[0].data == PNG


def test_excel() -> None:
    def embed(_: Any, sheet: Any) -> None:
        sheet.embed_image("D4", "a.png", {"image_data": io.BytesIO(PNG)})
        sheet.embed_image("D6", "a.png", {"image_data": io.BytesIO(PNG)})

    found = excel_cells(*package(xlsx("姓名|性别|组别", embed)))
    assert [(p.picture.kind, p.picture.where, p.data == PNG) for p in found] == [
        ("excel_cell", "报名表!D4", True),
        ("excel_cell", "报名表!D6", True),
    ]


def test_none() -> None:
    opened = package(xlsx("姓名"))
    assert wps_cells(*opened) == excel_cells(*opened) == []
