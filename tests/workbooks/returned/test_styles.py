from tests.workbooks.returned.features import Form
from toolkit.model.finding import Severity
from toolkit.workbooks.returned.package import Package
from toolkit.workbooks.returned.styles import Look, Styles
from toolkit.workbooks.returned.worksheet import tag


def test_looks_are_added_behind_the_senders_and_only_once() -> None:
    package = Package.open(Form().to_bytes())
    assert package is not None
    styles = Styles(package, "xl/styles.xml")
    first = styles.cell(Look(bold=True, fill="FF0000"))
    assert (first, styles.cell(Look(bold=True, fill="FF0000")), styles.cell(Look())) == (1, 1, 2)
    assert [styles.mark(severity) for severity in Severity] == [0, 1, 2, 3]
    styles.save()
    root = package.xml("xl/styles.xml")
    order = [str(child.tag).rpartition("}")[2] for child in root]
    assert order.index("cellStyles") < order.index("dxfs")
    assert [group.get("count") for group in root.iter(tag("cellXfs"), tag("dxfs"))] == ["3", "4"]
    assert Styles(package, "xl/styles.xml").mark(Severity.INFO) == 3


def test_a_missing_collection_is_put_where_the_schema_wants_it() -> None:
    package = Package.open(Form().to_bytes())
    assert package is not None
    root = package.xml("xl/styles.xml")
    for name in ("fonts", "cellStyles"):
        group = root.find(tag(name))
        assert group is not None
        root.remove(group)
    root.append(root.makeelement(tag("extLst"), {}, None))
    package.put_xml("xl/styles.xml", root)
    styles = Styles(package, "xl/styles.xml")
    styles.cell(Look())
    styles.mark(Severity.ERROR)
    styles.save()
    order = [str(child.tag).rpartition("}")[2] for child in package.xml("xl/styles.xml")]
    assert order[0] == "fonts"
    assert order[-2:] == ["dxfs", "extLst"]
