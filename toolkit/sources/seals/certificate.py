"""A photo of a title certificate: what its lines say, and what a person looks at to check it."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from toolkit.sources.files.sniff import sniff
from toolkit.sources.seals import extra
from toolkit.sources.seals.decode import Array, UndecodableError, decode
from toolkit.sources.seals.evidence import png, small
from toolkit.sources.seals.page_text import Line, page_lines
from toolkit.sources.seals.pages import pages
from toolkit.values.certificates import CertificateText, is_receipt, read_certificate

NOT_INSTALLED = "没有装识字部分（qisai[seal]），没有识读"
_PAGE, _STRIP, _TALL = (460, 320), (620, 320), 320  # pixels, twice what the sheet shows
_TELLING = 4  # lines that are shown where nothing was read


class Photo(NamedTuple):
    """What was read; `picture` and `lines` are PNG files: the page upright, the lines that count.

    `why` = in Chinese, why nothing could be read; then `text` says nothing.
    """

    text: CertificateText
    receipt: bool = False
    why: str = ""
    picture: bytes = b""
    lines: bytes = b""


def read_photo(data: bytes, name: str = "") -> Photo:
    """Reads a picture file, or the first page of a PDF."""
    rgb = _pixels(data, name)
    if isinstance(rgb, str):
        return Photo(CertificateText(), why=rgb)
    if not extra.installed():
        return Photo(CertificateText(), why=NOT_INSTALLED, picture=_page(rgb))
    page = page_lines(rgb)
    texts = [line.text for line in page.lines]
    text = read_certificate(texts)
    upright = np.rot90(rgb, page.quarters)
    return Photo(text, is_receipt(texts), "", _page(upright), _lines(page.lines, text))


def _pixels(data: bytes, name: str) -> Array | str:
    if not data:
        return "图片没有随文件发来（只有链接），或太大"
    try:
        if sniff(data, name) == "pdf":
            first = next(pages(data), None)
            return first.rgb if first else "PDF 打不开"
        return decode(data).rgb
    except UndecodableError as error:
        return str(error)


def _page(rgb: Array) -> bytes:
    return png(small(rgb, _PAGE), _PAGE[0], _TALL)


def _lines(lines: Sequence[Line], text: CertificateText) -> bytes:
    """The lines that name the level or the holder; else the longest, as they may."""
    telling = [line for line in lines if _tells(line.text, text)]
    longest = sorted(lines, key=lambda line: -line.picture.shape[1])[:_TELLING]
    shown = (telling or [line for line in lines if line in longest])[:_TELLING]
    if not shown:
        return b""
    wide = max(line.picture.shape[1] for line in shown)
    stacked = [
        np.pad(line.picture, ((4, 4), (0, wide - line.picture.shape[1])), constant_values=255)
        for line in shown
    ]
    return png(small(np.vstack(stacked), _STRIP), _STRIP[0], _TALL)


def _tells(line: str, text: CertificateText) -> bool:
    alone = read_certificate([line])
    return bool(set(alone.levels) & set(text.levels)) or bool(
        alone.name and alone.name == text.name
    )
