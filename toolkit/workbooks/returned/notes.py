"""Legacy notes (批注) in a received sheet: added, merged into the sender's, taken out again.

Threaded comments are left alone: their legacy note is only a placeholder that Excel hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from toolkit.workbooks.returned import vml
from toolkit.workbooks.returned.package import OFFICE_RELATION, Package, elements, parse
from toolkit.workbooks.returned.worksheet import (
    MAIN,
    insert_in_order,
    plain_text,
    position,
    relation_id,
    tag,
)

if TYPE_CHECKING:
    from lxml.etree import _Element

MARKER = "【棋赛核对】"
"""Everything in a note from this word on is ours."""

AUTHOR = "棋赛 qisai"
_COMMENTS_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"
_EMPTY = f'<comments xmlns="{MAIN}"><authors/><commentList/></comments>'


def remove_own(package: Package, sheet_part: str, sheet: _Element) -> None:
    """Takes out what we once wrote; a note that was ours alone goes with its box."""
    part = _part_of(package, sheet_part, "comments")
    if part is None:
        return
    root = package.xml(part)
    comments = root.find(tag("commentList"))
    if comments is None or MARKER not in "".join(str(text) for text in root.itertext()):
        return
    gone = []
    for comment in elements(comments):
        _cut_at_marker(comment)
        if not plain_text(comment).strip():
            comments.remove(comment)
            gone.append(comment.get("ref") or "")
    package.put_xml(part, root)
    drawing = _drawing_of(package, sheet_part, sheet)
    if drawing is not None:
        places = {place for ref in gone if (place := position(ref))}
        package.put(drawing, vml.without(package.get(drawing) or b"", places))


def add(package: Package, sheet_part: str, sheet: _Element, notes: Mapping[str, str]) -> None:
    """Writes the notes (cell → text) into the sheet, its comments part and its drawing."""
    wanted = {
        cell: text for cell, text in notes.items() if cell not in _threaded(package, sheet_part)
    }
    if not wanted:
        return
    part = _part_of(package, sheet_part, "comments") or _new_part(package, sheet_part)
    root = package.xml(part)
    known = {(c.get("ref") or "").upper(): c for c in root.iterfind(f"*/{tag('comment')}")}
    for cell in wanted.keys() & known.keys():
        _append_run(known[cell], f"\n{MARKER}\n{wanted[cell]}")
    new = {cell: text for cell, text in wanted.items() if cell not in known}
    for cell, text in new.items():
        _new_comment(root, cell, f"{MARKER}\n{text}")
    package.put_xml(part, root)
    _draw(package, sheet_part, sheet, new)


def _draw(package: Package, sheet_part: str, sheet: _Element, new: Mapping[str, str]) -> None:
    boxes = [
        vml.Box(row=place[0], column=place[1], text=text)
        for cell, text in new.items()
        if (place := position(cell))
    ]
    if not boxes:
        return
    part = _drawing_of(package, sheet_part, sheet)
    if part is None:
        part = package.free_name("xl/drawings/vmlDrawing{}.vml")
        package.put(part, vml.empty(_free_block(package)))
        package.declare_default("vml", "application/vnd.openxmlformats-officedocument.vmlDrawing")
        link = sheet.makeelement(tag("legacyDrawing"), {}, None)
        link.set(f"{{{OFFICE_RELATION}}}id", package.relate(sheet_part, "vmlDrawing", part))
        insert_in_order(sheet, link)
    package.put(part, vml.with_boxes(package.get(part) or b"", boxes, vml.Grid.of(sheet)))


def _free_block(package: Package) -> int:
    """A block of shape numbers that no drawing of the workbook uses."""
    used = {
        block
        for name in package.names()
        if name.casefold().endswith(".vml")
        for block in vml.blocks(package.get(name) or b"")
    }
    return max(used, default=0) + 1


def _part_of(package: Package, sheet_part: str, kind: str) -> str | None:
    for relation in package.relations(sheet_part):
        if relation.kind == kind and package.get(relation.target) is not None:
            return relation.target
    return None


def _drawing_of(package: Package, sheet_part: str, sheet: _Element) -> str | None:
    """The VML part of the sheet's notes and buttons (not the one of its header pictures)."""
    link = sheet.find(tag("legacyDrawing"))
    if link is None:
        return None
    wanted = relation_id(link)
    for relation in package.relations(sheet_part):
        if relation.id == wanted and package.get(relation.target) is not None:
            return relation.target
    return None


def _new_part(package: Package, sheet_part: str) -> str:
    part = package.free_name("xl/comments{}.xml")
    package.put(part, _EMPTY.encode())
    package.declare(part, _COMMENTS_TYPE)
    package.relate(sheet_part, "comments", part)
    return part


def _threaded(package: Package, sheet_part: str) -> set[str]:
    part = _part_of(package, sheet_part, "threadedComment")
    if part is None:
        return set()
    return {(element.get("ref") or "").upper() for element in elements(package.xml(part))}


def _cut_at_marker(comment: _Element) -> None:
    """Empties the text of a comment from the marker on."""
    ours = False
    for text in comment.iter(tag("t")):
        value = text.text or ""
        if ours:
            text.text = ""
        elif MARKER in value:
            ours = True
            text.text = value[: value.index(MARKER)].rstrip("\n")
    for run in list(comment.iter(tag("r"))):
        parent = run.getparent()
        if ours and parent is not None and not plain_text(run):
            parent.remove(run)


def _append_run(comment: _Element, text: str) -> None:
    """Adds text behind what the sender wrote; a plain text becomes a run first."""
    body = comment.find(tag("text"))
    if body is None:
        body = comment.makeelement(tag("text"), {}, None)
        comment.insert(0, body)
    plain = body.find(tag("t"))
    if plain is not None:
        body.remove(plain)
        body.insert(0, _run(plain.text or ""))
    body.append(_run(text))


def _new_comment(root: _Element, cell: str, text: str) -> None:
    comments = root.find(tag("commentList"))
    if comments is None:
        comments = root.makeelement(tag("commentList"), {}, None)
        root.append(comments)
    comment = root.makeelement(tag("comment"), {}, None)
    comment.set("ref", cell)
    comment.set("authorId", str(_author(root)))
    comments.append(comment)
    _append_run(comment, text)


def _author(root: _Element) -> int:
    authors = root.find(tag("authors"))
    if authors is None:
        authors = root.makeelement(tag("authors"), {}, None)
        root.insert(0, authors)
    names = [author.text for author in elements(authors)]
    if AUTHOR in names:
        return names.index(AUTHOR)
    author = root.makeelement(tag("author"), {}, None)
    author.text = AUTHOR
    authors.append(author)
    return len(names)


def _run(text: str) -> _Element:
    run = parse(f'<r xmlns="{MAIN}"><rPr><sz val="9"/></rPr><t xml:space="preserve"/></r>'.encode())
    holder = run.find(tag("t"))
    assert holder is not None
    holder.text = text
    return run
