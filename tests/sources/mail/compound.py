"""Writes compound files (OLE) and Outlook .msg files, which no library here can write.

After [MS-CFB] version 3: sectors of 512 bytes, everything in ordinary sectors by setting the
mini-stream cutoff aside (streams are padded to 4096 bytes, with their true size stated, which
must then be at least the cutoff; so small streams go to the mini stream as the format demands).
"""

import struct
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import NamedTuple, Union

Tree = Mapping[str, Union[bytes, "Tree"]]
_FREE, _END, _FAT, _NONE = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD, 0xFFFFFFFF


class _Node(NamedTuple):
    name: str
    kind: int  # 5 root, 1 storage, 2 stream
    content: bytes
    children: list[int]


def compound(tree: Tree) -> bytes:
    """The bytes of a compound file with the storages (mappings) and streams (bytes) of `tree`."""
    nodes: list[_Node] = [_Node("Root Entry", 5, b"", [])]
    _collect(tree, nodes, 0)
    sectors: list[bytes] = []
    chain: list[int] = []

    def store(content: bytes) -> int:
        if not content:
            return _END
        first = len(sectors)
        pieces = [content[at : at + 512].ljust(512, b"\0") for at in range(0, len(content), 512)]
        sectors.extend(pieces)
        chain.extend([*range(first + 1, first + len(pieces)), _END])
        return first

    mini, mini_chain, starts = b"", list[int](), list[int]()
    for node in nodes:
        if node.kind != 2 or not node.content:
            starts.append(_END if node.kind == 2 else 0)
        elif len(node.content) >= 4096:
            starts.append(store(node.content))
        else:
            first, count = len(mini_chain), -(-len(node.content) // 64)
            mini_chain += [*range(first + 1, first + count), _END]
            mini += node.content.ljust(count * 64, b"\0")
            starts.append(first)
    starts[0] = store(mini)
    mini_fat = b"".join(struct.pack("<I", entry) for entry in mini_chain)
    mini_fat_start = store(mini_fat.ljust(-(-len(mini_fat) // 512) * 512, b"\xff"))
    directory = _directory(nodes, starts, len(mini))
    directory_start = store(directory)
    return _with_fat(sectors, chain, directory_start, mini_fat_start, -(-len(mini_fat) // 512))


def _collect(tree: Tree, nodes: list[_Node], parent: int) -> None:
    for name, content in tree.items():
        number = len(nodes)
        nodes[parent].children.append(number)
        if isinstance(content, bytes):
            nodes.append(_Node(name, 2, content, []))
        else:
            nodes.append(_Node(name, 1, b"", []))
            _collect(content, nodes, number)


def _directory(nodes: list[_Node], starts: list[int], mini_size: int) -> bytes:
    """Siblings hang on the right of each other: a lopsided but lawful tree."""
    right = {a: b for node in nodes for a, b in zip(node.children, node.children[1:], strict=False)}
    out = b""
    for number, node in enumerate(nodes):
        name = node.name.encode("utf-16-le")
        size = mini_size if node.kind == 5 else len(node.content)
        child = node.children[0] if node.children else _NONE
        out += struct.pack(
            "<64sHBBIII16sIQQIQ", name, len(name) + 2, node.kind, 1, _NONE,
            right.get(number, _NONE), child, b"", 0, 0, 0, starts[number], size,
        )  # fmt: skip
    return out.ljust(-(-len(out) // 512) * 512, b"\0")


def _with_fat(
    sectors: list[bytes], chain: list[int], directory: int, mini_fat: int, mini_fat_count: int
) -> bytes:
    fat_count = 1
    while (len(chain) + fat_count) > fat_count * 128:
        fat_count += 1
    first_fat = len(chain)
    entries = chain + [_FAT] * fat_count
    entries += [_FREE] * (fat_count * 128 - len(entries))
    fat = struct.pack(f"<{len(entries)}I", *entries)
    places = [*range(first_fat, first_fat + fat_count)] + [_FREE] * (109 - fat_count)
    head = struct.pack(
        "<8s16sHHHHH6sIIIIIIIIII", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3, 0xFFFE, 9, 6,
        b"", 0, fat_count, directory, 0, 4096, mini_fat if mini_fat_count else _END,
        mini_fat_count, _END, 0, places[0],
    )  # fmt: skip
    return head + struct.pack("<108I", *places[1:]) + b"".join(sectors) + fat


def filetime(when: datetime) -> int:
    """100 ns since 1601."""
    return int((when - datetime(1601, 1, 1, tzinfo=UTC)).total_seconds()) * 10_000_000


def outlook(
    texts: Mapping[str, str],
    files: list[tuple[str, bytes]],
    *,
    codec: str = "",
    fixed: Mapping[int, int] | None = None,
    embedded: Tree | None = None,
    inside: bool = False,
) -> dict[str, bytes | Tree]:
    """The tree of a .msg: text properties by number, files with names.

    With `codec` all texts are 8-bit (type 001E), else UTF-16 (001F). `fixed` are properties of
    the table, by tag. `embedded` is the tree of a forwarded message.
    """
    head = bytes(24 if inside else 32)
    rows = b"".join(struct.pack("<IIQ", tag, 6, value) for tag, value in (fixed or {}).items())
    tree: dict[str, bytes | Tree] = {"__properties_version1.0": head + rows}
    for number, text in texts.items():
        tree |= _text(number, text, codec)
    for place, (name, content) in enumerate(files):
        tree[f"__attach_version1.0_#{place:08X}"] = {
            "__properties_version1.0": bytes(8),
            "__substg1.0_37010102": content,
            **_text("3707", name, codec),
        }
    if embedded is not None:
        tree[f"__attach_version1.0_#{len(files):08X}"] = {
            "__properties_version1.0": bytes(8),
            "__substg1.0_3701000D": embedded,
        }
    return tree


def _text(number: str, text: str, codec: str) -> dict[str, bytes]:
    if codec:
        return {f"__substg1.0_{number}001E": text.encode(codec)}
    return {f"__substg1.0_{number}001F": text.encode("utf-16-le")}
