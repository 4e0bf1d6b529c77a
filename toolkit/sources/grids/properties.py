"""Custom document properties (自定义文档属性): the marks that our own workbooks carry."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolkit.sources.grids.package import Package


def ooxml_properties(package: "Package") -> dict[str, str]:
    """Name and text of every custom property of an OOXML package."""
    from toolkit.sources.grids.package import local

    if "docProps/custom.xml" not in package:
        return {}
    root = package.xml("docProps/custom.xml")
    found: dict[str, str] = {}
    for element in root if root is not None else ():
        if local(element) == "property" and len(element):
            found[element.get("name", "")] = element[0].text or ""
    return found
