"""Further hand-made features: notes, controls, extensions, macros, tables."""

from collections.abc import Callable

from tests.workbooks.returned import features as f
from tests.workbooks.returned.features import KINDS, MAIN, MICROSOFT, Form

VML = (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'
    ' xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit">'
    '<o:idmap v:ext="edit" data="1"/></o:shapelayout>{}</xml>'
)
NOTE_BOX = (
    '<v:shape id="_x0000_s1025" type="#_x0000_t202" style="visibility:hidden">'
    '<x:ClientData ObjectType="Note"><x:Row>{row}</x:Row><x:Column>{column}</x:Column>'
    "</x:ClientData></v:shape>"
)


def ole(form: Form) -> None:
    form.put("xl/embeddings/oleObject1.bin", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
    form.types["bin"] = f"{KINDS}.oleObject"
    link = form.sheet("oleObject", "../embeddings/oleObject1.bin")
    inner = f'<oleObject progId="Word.Document" shapeId="1025" r:id="{link}"/>'
    form.after_margins += f"<oleObjects>{inner}</oleObjects>"


def senders_note(form: Form) -> None:
    form.put(
        "xl/comments1.xml",
        f'<comments xmlns="{MAIN}"><authors><author>李老师</author></authors><commentList>'
        '<comment ref="A2" authorId="0"><text><t>已核对</t></text></comment></commentList>'
        "</comments>",
        f"{KINDS}.spreadsheetml.comments+xml",
    )
    form.sheet("comments", "../comments1.xml")
    form.put("xl/drawings/vmlDrawing1.vml", VML.format(NOTE_BOX.format(row=1, column=0)))
    form.types["vml"] = f"{KINDS}.vmlDrawing"
    link = form.sheet("vmlDrawing", "../drawings/vmlDrawing1.vml")
    form.after_margins += f'<legacyDrawing r:id="{link}"/>'


def threaded_comment(form: Form) -> None:
    senders_note(form)
    kind = "http://schemas.microsoft.com/office/2017/10/relationships/threadedComment"
    space = f"{MICROSOFT}/spreadsheetml/2018/threadedcomments"
    form.put(
        "xl/threadedComments/threadedComment1.xml",
        f'<ThreadedComments xmlns="{space}"><threadedComment ref="A2" id="{{1}}"><text>请看</text>'
        "</threadedComment></ThreadedComments>",
        "application/vnd.ms-excel.threadedcomments+xml",
    )
    form.sheet(kind, "../threadedComments/threadedComment1.xml")


def form_button(form: Form) -> None:
    """A button whose VML no XML parser takes, as Excel writes it."""
    box = (
        '<v:shape id="_x0000_s1026" type="#_x0000_t201"><v:textbox><div>提交<br>报名表</div>'
        '</v:textbox><x:ClientData ObjectType="Button"><x:Anchor>1,2,3,4,5,6,7,8</x:Anchor>'
        "</x:ClientData></v:shape>"
    )
    form.put("xl/drawings/vmlDrawing1.vml", VML.format(box))
    form.types["vml"] = f"{KINDS}.vmlDrawing"
    link = form.sheet("vmlDrawing", "../drawings/vmlDrawing1.vml")
    form.put("xl/ctrlProps/ctrlProp1.xml", f'<formControlPr xmlns="{MICROSOFT}/x" objectType="b"/>',
             "application/vnd.ms-excel.controlproperties+xml")  # fmt: skip
    control = form.sheet("ctrlProp", "../ctrlProps/ctrlProp1.xml")
    form.after_margins += (
        f'<legacyDrawing r:id="{link}"/><mc:AlternateContent><mc:Choice Requires="x14ac">'
        f'<controls><control shapeId="1026" r:id="{control}"/></controls></mc:Choice>'
        "</mc:AlternateContent>"
    )


def extensions(form: Form) -> None:
    """Sparkline and x14 data bar in the extension list, with an ordinary rule before them."""
    x14 = f"{MICROSOFT}/spreadsheetml/2009/9/main"
    xm = f"{MICROSOFT}/excel/2006/main"
    form.before_margins += (
        '<conditionalFormatting sqref="B2"><cfRule type="expression" priority="1">'
        "<formula>B2&gt;1</formula></cfRule></conditionalFormatting>"
    )
    form.after_margins += (
        f'<extLst><ext xmlns:x14="{x14}" uri="{{78C0D931-6437-407d-A8EE-F0AAD7539E65}}">'
        f'<x14:conditionalFormattings><x14:conditionalFormatting xmlns:xm="{xm}">'
        '<x14:cfRule type="expression" priority="2" id="{A}"><xm:f>1=1</xm:f></x14:cfRule>'
        "<xm:sqref>C2</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext>"
        f'<ext xmlns:x14="{x14}" uri="{{05C60535-1F16-4fd2-B633-F4F36F0B64E0}}">'
        f'<x14:sparklineGroups xmlns:xm="{xm}"/></ext></extLst>'
    )


def printer_settings(form: Form) -> None:
    form.put("xl/printerSettings/printerSettings1.bin", b"printer")
    form.types["bin"] = f"{KINDS}.spreadsheetml.printerSettings"
    link = form.sheet("printerSettings", "../printerSettings/printerSettings1.bin")
    form.after_margins += f'<pageSetup paperSize="9" r:id="{link}"/>'


def custom_xml(form: Form) -> None:
    form.put("customXml/item1.xml", "<b>学校</b>")
    form.relate("xl/workbook.xml", "customXml", "../customXml/item1.xml")


def macros(form: Form) -> None:
    form.put("xl/vbaProject.bin", b"\xd0\xcf\x11\xe0vba", "application/vnd.ms-office.vbaProject")
    kind = "http://schemas.microsoft.com/office/2006/relationships/vbaProject"
    form.relate("xl/workbook.xml", kind, "vbaProject.bin")
    form.overrides["xl/workbook.xml"] = "application/vnd.ms-excel.sheet.macroEnabled.main+xml"


def chart(form: Form) -> None:
    space = f"{f.DRAWINGML}/chart"
    frame = (
        '<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="5" name="图"/>'
        '<xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/>'
        f'<a:ext cx="1" cy="1"/></xdr:xfrm><a:graphic><a:graphicData uri="{space}">'
        f'<c:chart xmlns:c="{space}" r:id="rId2"/></a:graphicData></a:graphic></xdr:graphicFrame>'
    )
    f.drawing(form, frame)
    plot = "<c:chart><c:plotArea><c:layout/></c:plotArea></c:chart>"
    form.put("xl/charts/chart1.xml", f'<c:chartSpace xmlns:c="{space}">{plot}</c:chartSpace>',
             f"{KINDS}.drawingml.chart+xml")  # fmt: skip
    form.relate("xl/drawings/drawing1.xml", "chart", "../charts/chart1.xml")


def everything_behind_the_cells(form: Form) -> None:
    """Protection, merge, validation, link, ignored errors, table: the fixed order is at stake."""
    form.before_margins += (
        '<sheetProtection sheet="1"/><mergeCells count="1"><mergeCell ref="A4:C5"/></mergeCells>'
        '<phoneticPr fontId="0"/><dataValidations count="1"><dataValidation type="list" '
        'sqref="B9"><formula1>"男,女"</formula1></dataValidation></dataValidations>'
        '<hyperlinks><hyperlink ref="A1" location="A2"/></hyperlinks>'
    )
    form.put(
        "xl/tables/table1.xml",
        f'<table xmlns="{MAIN}" id="1" name="T" displayName="T" ref="A1:B2"><autoFilter '
        'ref="A1:B2"/><tableColumns count="2"><tableColumn id="1" name="姓名"/>'
        '<tableColumn id="2" name="身份证号"/></tableColumns></table>',
        f"{KINDS}.spreadsheetml.table+xml",
    )
    link = form.sheet("table", "../tables/table1.xml")
    form.after_margins += (
        '<ignoredErrors><ignoredError sqref="A1" numberStoredAsText="1"/></ignoredErrors>'
        f'<tableParts count="1"><tablePart r:id="{link}"/></tableParts>'
    )


def names_and_views(form: Form) -> None:
    form.workbook_end = (
        '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">'
        '报名表!$A$1:$C$9</definedName></definedNames><calcPr calcId="191029"/>'
    )


FEATURES: dict[str, Callable[[Form], None]] = {
    feature.__name__: feature
    for feature in (
        f.floating, f.one_cell, f.absolute, f.linked, f.grouped, f.shape_fill,
        f.alternate_content, f.header_picture, f.background, f.wps_in_cell, f.excel_in_cell,
        ole, senders_note, threaded_comment, form_button, extensions, printer_settings,
        custom_xml, macros, chart, everything_behind_the_cells, names_and_views,
    )
}  # fmt: skip


def form_with(name: str) -> bytes:
    """The plain form with one feature."""
    form = Form()
    FEATURES[name](form)
    return form.to_bytes()
