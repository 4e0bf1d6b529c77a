from typing import Any

from tests.sources.made import xlsx
from toolkit.sources.grids.package import Package
from toolkit.sources.grids.properties import ooxml_properties


def test_custom_properties() -> None:
    def mark(book: Any, _: Any) -> None:
        book.set_custom_property("qisai_form", "一号", "text")

    assert ooxml_properties(Package(xlsx("姓名", mark))) == {"qisai_form": "一号"}
    assert ooxml_properties(Package(xlsx("姓名"))) == {}
