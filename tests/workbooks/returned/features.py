"""Hand-made workbooks, each with a thing that careless editors lose.

The list of all of them is in `more_features`.
"""

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MICROSOFT = "http://schemas.microsoft.com/office"
DRAWINGML = "http://schemas.openxmlformats.org/drawingml/2006"
KINDS = "application/vnd.openxmlformats-officedocument"
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c4944415478da63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)


class Form:
    """A small entry form as parts that features add to."""

    def __init__(self) -> None:
        self.parts: dict[str, bytes] = {}
        self.types = {"rels": "application/vnd.openxmlformats-package.relationships+xml"}
        self.types |= {"xml": "application/xml"}
        self.overrides = {
            "xl/workbook.xml": f"{KINDS}.spreadsheetml.sheet.main+xml",
            "xl/worksheets/sheet1.xml": f"{KINDS}.spreadsheetml.worksheet+xml",
            "xl/styles.xml": f"{KINDS}.spreadsheetml.styles+xml",
            "xl/sharedStrings.xml": f"{KINDS}.spreadsheetml.sharedStrings+xml",
        }
        self.rels: dict[str, list[tuple[str, str, str]]] = {
            "": [("rId1", f"{OFFICE}/officeDocument", "xl/workbook.xml")],
            "xl/workbook.xml": [
                ("rId1", f"{OFFICE}/worksheet", "worksheets/sheet1.xml"),
                ("rId2", f"{OFFICE}/styles", "styles.xml"),
                ("rId3", f"{OFFICE}/sharedStrings", "sharedStrings.xml"),
            ],
            "xl/worksheets/sheet1.xml": [],
        }
        self.cells = (
            '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>'
            '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>3.7030220080501E+17</v></c>'
            '<c r="C2"><f>1+1</f><v>2</v></c></row>'
        )
        self.strings = (
            "<si><t>姓名</t></si><si><t>身份证号</t></si>"
            "<si><r><rPr><b/></rPr><t>张</t></r><r><t>三</t></r>"
            '<rPh sb="0" eb="1"><t>zh</t></rPh></si>'
        )
        self.before_margins = ""
        self.after_margins = ""
        self.workbook_end = ""
        self.sheet_head = ""
        self.strict = False

    def put(self, part: str, data: str | bytes, content_type: str = "") -> None:
        self.parts[part] = data.encode() if isinstance(data, str) else data
        if content_type:
            self.overrides[part] = content_type

    def relate(self, part: str, kind: str, target: str) -> str:
        rels = self.rels.setdefault(part, [])
        identity = f"rId{len(rels) + 1}"
        rels.append((identity, kind if "://" in kind else f"{OFFICE}/{kind}", target))
        return identity

    def sheet(self, kind: str, target: str) -> str:
        return self.relate("xl/worksheets/sheet1.xml", kind, target)

    def to_bytes(self) -> bytes:
        self._put_core()
        stream = BytesIO()
        with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
            for name, data in self.parts.items():
                stored = ZIP_STORED if name.endswith(".png") else ZIP_DEFLATED
                archive.writestr(name, data, stored)
        return stream.getvalue()

    def _put_core(self) -> None:
        spaces = (
            f'xmlns="{MAIN}" xmlns:r="{OFFICE}" '
            'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
            f'xmlns:x14ac="{MICROSOFT}/spreadsheetml/2009/9/ac" mc:Ignorable="x14ac"'
        )
        self.put(
            "xl/worksheets/sheet1.xml",
            f'<worksheet {spaces}>{self.sheet_head}<sheetFormatPr defaultRowHeight="15" '
            f'x14ac:dyDescent="0.25"/><sheetData>{self.cells}</sheetData>{self.before_margins}'
            '<pageMargins left="0.7" right="0.7" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>'
            f"{self.after_margins}</worksheet>",
        )
        self.put(
            "xl/workbook.xml",
            f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>'
            '<sheet name="报名表" sheetId="1" r:id="rId1"/></sheets>'
            f"{self.workbook_end}</workbook>",
        )
        self.put(
            "xl/styles.xml",
            f'<styleSheet xmlns="{MAIN}"><fonts count="1"><font><sz val="11"/><name val="宋体"/>'
            '</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill>'
            '<patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/>'
            '<right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1">'
            '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
            '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
            '</cellXfs><cellStyles count="1"><cellStyle name="常规" xfId="0" builtinId="0"/>'
            "</cellStyles></styleSheet>",
        )
        self.put("xl/sharedStrings.xml", f'<sst xmlns="{MAIN}">{self.strings}</sst>')
        for part, rels in self.rels.items():
            folder, _, name = part.rpartition("/")
            inner = "".join(_rel(*rel) for rel in rels)
            space = "http://schemas.openxmlformats.org/package/2006/relationships"
            path = f"{folder}/_rels/{name}.rels".lstrip("/")
            self.put(path, f'<Relationships xmlns="{space}">{inner}</Relationships>')
        space = "http://schemas.openxmlformats.org/package/2006/content-types"
        types = [f'<Default Extension="{e}" ContentType="{t}"/>' for e, t in self.types.items()]
        types += [
            f'<Override PartName="/{p}" ContentType="{t}"/>' for p, t in self.overrides.items()
        ]
        self.put("[Content_Types].xml", f'<Types xmlns="{space}">{"".join(types)}</Types>')


def _rel(identity: str, kind: str, target: str) -> str:
    mode = ' TargetMode="External"' if target.startswith("http") else ""
    return f'<Relationship Id="{identity}" Type="{kind}" Target="{target}"{mode}/>'


def _picture(blip: str, number: int = 2) -> str:
    return (
        f'<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="{number}" name="公章"/><xdr:cNvPicPr/></xdr:nvPicPr>'
        f"<xdr:blipFill>{blip}<a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr>"
        '<a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm>'
        '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic>'
    )


def drawing(
    form: Form, inner: str, anchor: str = "two", image: str = "../media/image1.png"
) -> None:
    form.put("xl/media/image1.png", PNG)
    form.types["png"] = "image/png"
    start = "<xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>2</xdr:row>"
    start += "<xdr:rowOff>0</xdr:rowOff></xdr:from>"
    size = '<xdr:ext cx="9525" cy="9525"/>'
    heads = {
        "two": f"<xdr:twoCellAnchor>{start}{start.replace('from', 'to')}",
        "one": f"<xdr:oneCellAnchor>{start}{size}",
        "absolute": f'<xdr:absoluteAnchor><xdr:pos x="0" y="0"/>{size}',
    }
    head = heads[anchor]
    tail = f"<xdr:clientData/></{head[1 : head.index('Anchor')]}Anchor>"
    form.put(
        "xl/drawings/drawing1.xml",
        f'<xdr:wsDr xmlns:xdr="{DRAWINGML}/spreadsheetDrawing" xmlns:a="{DRAWINGML}/main" '
        f'xmlns:r="{OFFICE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">'
        f"{head}{inner}{tail}</xdr:wsDr>",
        f"{KINDS}.drawing+xml",
    )
    form.relate("xl/drawings/drawing1.xml", "image", image)
    form.after_margins += f'<drawing r:id="{form.sheet("drawing", "../drawings/drawing1.xml")}"/>'


BLIP = '<a:blip r:embed="rId1"/>'


def floating(form: Form) -> None:
    drawing(form, _picture(BLIP))


def one_cell(form: Form) -> None:
    drawing(form, _picture(BLIP), "one")


def absolute(form: Form) -> None:
    drawing(form, _picture(BLIP), "absolute")


def linked(form: Form) -> None:
    drawing(form, _picture('<a:blip r:link="rId1"/>'), image="http://example.org/seal.png")


def _shape(fill: str) -> str:
    return (
        '<xdr:sp macro="" textlink=""><xdr:nvSpPr><xdr:cNvPr id="3" name="圆"/><xdr:cNvSpPr/>'
        f'</xdr:nvSpPr><xdr:spPr><a:prstGeom prst="ellipse"><a:avLst/></a:prstGeom>{fill}'
        "</xdr:spPr><xdr:txBody><a:bodyPr/><a:p><a:r><a:t>某某协会</a:t></a:r></a:p></xdr:txBody>"
        "</xdr:sp>"
    )


def grouped(form: Form) -> None:
    group = '<xdr:nvGrpSpPr><xdr:cNvPr id="9" name="组"/><xdr:cNvGrpSpPr/></xdr:nvGrpSpPr>'
    drawing(form, f"<xdr:grpSp>{group}<xdr:grpSpPr/>{_picture(BLIP)}{_shape('')}</xdr:grpSp>")


def shape_fill(form: Form) -> None:
    drawing(form, _shape(f"<a:blipFill>{BLIP}<a:stretch><a:fillRect/></a:stretch></a:blipFill>"))


def alternate_content(form: Form) -> None:
    choice = f'<mc:Choice xmlns:a14="{MICROSOFT}/drawing/2010/main" Requires="a14">'
    inner = f"{choice}{_picture(BLIP)}</mc:Choice><mc:Fallback/>"
    drawing(form, f"<mc:AlternateContent>{inner}</mc:AlternateContent>")


def header_picture(form: Form) -> None:
    vml = (
        '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:'
        'office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit">'
        '<o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shape id="CH" type="#_x0000_t75" '
        'style="width:9pt;height:9pt"><v:imagedata o:relid="rId1" o:title="章"/></v:shape></xml>'
    )
    form.put("xl/drawings/vmlDrawing1.vml", vml)
    form.types |= {"vml": f"{KINDS}.vmlDrawing", "png": "image/png"}
    form.put("xl/media/image2.png", PNG)
    form.relate("xl/drawings/vmlDrawing1.vml", "image", "../media/image2.png")
    link = form.sheet("vmlDrawing", "../drawings/vmlDrawing1.vml")
    form.after_margins += "<headerFooter><oddHeader>&amp;C&amp;G</oddHeader></headerFooter>"
    form.after_margins += f'<legacyDrawingHF r:id="{link}"/>'


def background(form: Form) -> None:
    form.put("xl/media/image3.png", PNG)
    form.types["png"] = "image/png"
    form.after_margins += f'<picture r:id="{form.sheet("image", "../media/image3.png")}"/>'


def wps_in_cell(form: Form) -> None:
    form.put("xl/media/image4.png", PNG)
    form.types["png"] = "image/png"
    space = "http://www.wps.cn/officeDocument/2017/etCustomData"
    form.put(
        "xl/cellimages.xml",
        f'<etc:cellImages xmlns:etc="{space}" xmlns:xdr="{DRAWINGML}/spreadsheetDrawing" '
        f'xmlns:a="{DRAWINGML}/main" xmlns:r="{OFFICE}"><etc:cellImage>{_picture(BLIP)}'
        "</etc:cellImage></etc:cellImages>",
        "application/vnd.wps-officedocument.cellimage+xml",
    )
    form.relate("xl/cellimages.xml", "image", "media/image4.png")
    kind = "http://www.wps.cn/officeDocument/2020/cellImage"
    form.relate("xl/workbook.xml", kind, "cellimages.xml")
    form.cells += (
        '<row r="9"><c r="A9" t="str"><f>_xlfn.DISPIMG("ID_1",1)</f>'
        '<v>=DISPIMG("ID_1",1)</v></c></row>'
    )


def excel_in_cell(form: Form) -> None:
    form.put("xl/media/image5.png", PNG)
    form.types["png"] = "image/png"
    rich = f"{MICROSOFT}/spreadsheetml/2022/richvaluerel"
    form.put(
        "xl/richData/richValueRel.xml",
        f'<richValueRels xmlns="{rich}" xmlns:r="{OFFICE}"><rel r:id="rId1"/></richValueRels>',
        "application/vnd.ms-excel.richvaluerel+xml",
    )
    form.relate("xl/richData/richValueRel.xml", "image", "../media/image5.png")
    form.relate("xl/workbook.xml", f"{MICROSOFT}/2022/10/relationships/richValueRel",
                "/xl/richData/richValueRel.xml")  # fmt: skip
    form.cells += '<row r="10"><c r="A10" t="e" vm="1"><v>#VALUE!</v></c></row>'
