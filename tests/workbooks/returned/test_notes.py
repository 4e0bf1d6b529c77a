import pytest

from tests.workbooks.returned.features import Form
from tests.workbooks.returned.more_features import form_with
from toolkit.workbooks.returned import notes
from toolkit.workbooks.returned.package import Package, parse
from toolkit.workbooks.returned.worksheet import MAIN, plain_text, tag

SHEET = "xl/worksheets/sheet1.xml"


def opened(data: bytes) -> Package:
    package = Package.open(data)
    assert package is not None
    return package


def texts(package: Package) -> dict[str, str]:
    root = package.xml("xl/comments1.xml")
    return {comment.get("ref") or "": plain_text(comment) for comment in root.iter(tag("comment"))}


def test_the_first_note_brings_comments_drawing_and_link() -> None:
    package = opened(Form().to_bytes())
    sheet = package.xml(SHEET)
    notes.add(package, SHEET, sheet, {"B2": "缺"})
    assert texts(package) == {"B2": "【棋赛核对】\n缺"}
    assert sheet.find(tag("legacyDrawing")) is not None
    assert {relation.kind for relation in package.relations(SHEET)} == {"comments", "vmlDrawing"}
    assert package.content_type("xl/drawings/vmlDrawing1.vml").endswith("vmlDrawing")


def test_notes_of_a_sheet_whose_drawing_holds_a_button() -> None:
    package = opened(form_with("form_button"))
    sheet = package.xml(SHEET)
    notes.add(package, SHEET, sheet, {"B2": "缺"})
    drawing = package.get("xl/drawings/vmlDrawing1.vml") or b""
    assert b"<br>" in drawing
    assert b'ObjectType="Note"' in drawing


def test_our_part_of_a_note_goes_and_the_senders_stays() -> None:
    package = opened(form_with("senders_note"))
    sheet = package.xml(SHEET)
    before = package.get("xl/drawings/vmlDrawing1.vml")
    notes.add(package, SHEET, sheet, {"A2": "缺", "B2": "错"})
    assert texts(package) == {"A2": "已核对\n【棋赛核对】\n缺", "B2": "【棋赛核对】\n错"}
    notes.remove_own(package, SHEET, sheet)
    assert texts(package) == {"A2": "已核对"}
    assert (package.get("xl/drawings/vmlDrawing1.vml") or b"").count(b"<v:shape ") == 1
    assert before is not None


@pytest.mark.parametrize(
    ("saved", "left"),
    [
        ("<t>已核对\n【棋赛核对】\n缺</t>", "已核对"),
        ("<r><t>已核对</t></r><r><t>\n【棋赛核对】</t></r><r><t>缺</t></r>", "已核对"),
        ("<t>没有标记</t>", "没有标记"),
    ],
)
def test_our_text_is_known_again_however_office_saved_it(saved: str, left: str) -> None:
    package = opened(form_with("senders_note"))
    package.put(
        "xl/comments1.xml",
        f'<comments xmlns="{MAIN}"><authors><author/></authors><commentList><comment ref="A2" '
        f'authorId="0"><text>{saved}</text></comment></commentList></comments>'.encode(),
    )
    notes.remove_own(package, SHEET, package.xml(SHEET))
    assert texts(package) == {"A2": left}


def test_a_bare_comments_part_gets_what_it_lacks() -> None:
    package = opened(form_with("senders_note"))
    package.put("xl/comments1.xml", f'<comments xmlns="{MAIN}"/>'.encode())
    notes.add(package, SHEET, package.xml(SHEET), {"B2": "缺"})
    root = parse(package.get("xl/comments1.xml") or b"")
    assert [str(child.tag).rpartition("}")[2] for child in root] == ["authors", "commentList"]
