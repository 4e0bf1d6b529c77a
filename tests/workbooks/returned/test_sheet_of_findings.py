from tests.workbooks.returned.features import Form
from toolkit.model.finding import Severity
from toolkit.workbooks.mark import Mark
from toolkit.workbooks.returned.package import Package, parse
from toolkit.workbooks.returned.sheet_of_findings import Place, build
from toolkit.workbooks.returned.styles import Styles
from toolkit.workbooks.returned.worksheet import tag


def test_rows_escape_what_senders_type_and_links_quote_sheet_names() -> None:
    package = Package.open(Form().to_bytes())
    assert package is not None
    mark = Mark("甲's!A1", Severity.ERROR, '<b>&"\x0b', old="=1+1")
    root = parse(
        build([(mark, Place("甲's", "A1")), (mark, None)], Styles(package, "xl/styles.xml"))
    )
    texts = [cell.findtext(f"{tag('is')}/{tag('t')}") for cell in root.iter(tag("c"))]
    assert '<b>&"' in texts
    assert "=1+1" in texts
    links = [link.get("location") for link in root.iter(tag("hyperlink"))]
    assert links == ["'甲''s'!A1"]
