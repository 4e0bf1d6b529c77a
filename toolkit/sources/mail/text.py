"""Decodes the bytes that Chinese mail programs write, whatever charset they claim."""

import codecs
import html
import re
from html.parser import HTMLParser

_GB = {"gb2312", "gbk", "gb18030", "cp936", "ms936", "936", "hz", "euccn", "gb", "gb231280"}
_VAGUE = {"", "ascii", "usascii", "iso88591", "latin1", "windows1252", "unknown", "unknown8bit",
          "default", "defaultcharset", "8bit", "binary", "ansi"}  # fmt: skip
# Text that is really UTF-8 holds only these beyond ASCII: CJK, its punctuation, full-width forms.
_LIKELY = re.compile(r"[ -~\s\u2010-\u2030\u3000-\u30ff\u3400-\u9fff\uff00-\uffef\u00b7]*\Z")


def decode(raw: bytes, charset: str = "") -> str:
    """The text of `raw`, never failing.

    Labels of the GB family are read as GB18030, of which the others are subsets: mail programs
    write GBK characters (镕喆堃) under the label gb2312. A label that the bytes contradict, or
    that says nothing, gives way to what the bytes are: UTF-8, else GB18030.
    """
    label = re.sub(r"[^a-z0-9]", "", charset.lower().removeprefix("x-"))
    if label in _GB:
        return _certain_utf8(raw) or _try(raw, "gb18030") or _guess(raw)
    if label in _VAGUE:
        return _guess(raw)
    try:
        codec = codecs.lookup(charset.strip()).name
    except (LookupError, ValueError, UnicodeError):
        codec = ""
    return (_try(raw, codec) if codec else None) or _guess(raw)


def _certain_utf8(raw: bytes) -> str | None:
    """UTF-8 under a GB label: only when nothing but Chinese comes out."""
    if raw.isascii():
        return None
    text = _try(raw, "utf-8")
    return text if text and _LIKELY.match(text) else None


def _guess(raw: bytes) -> str:
    for codec in ("utf-8-sig", "gb18030"):
        text = _try(raw, codec)
        if text is not None:
            return text
    return raw.decode("gb18030", "replace")


def _try(raw: bytes, codec: str) -> str | None:
    try:
        text = raw.decode(codec)
    except (UnicodeError, LookupError, ValueError, AssertionError):
        return None
    # codecs such as base64 or rot13 answer with bytes or refuse; only real text counts
    return text if isinstance(text, str) else None


class _Plain(HTMLParser):
    """Keeps what a reader sees, with the address of every link behind its words."""

    _SILENT = {"script", "style", "head", "title"}
    _BREAKS = {"p", "div", "br", "tr", "li", "table", "h1", "h2", "h3", "hr"}

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = []
        self._silent = 0
        self._href = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in self._SILENT:
            self._silent += tag != "head"
        elif tag in self._BREAKS:
            self.pieces.append("\n")
        elif tag == "td":
            self.pieces.append(" ")
        elif tag == "a":
            self._href = dict(attrs).get("href") or ""

    def handle_endtag(self, tag: str) -> None:
        if tag in self._SILENT and tag != "head":
            self._silent = max(0, self._silent - 1)
        elif tag == "a" and self._href:
            self.pieces.append(f" <{self._href}> ")
            self._href = ""
        elif tag in self._BREAKS:
            self.pieces.append("\n")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.pieces.append(re.sub(r"\s+", " ", data))


def html_to_text(markup: str) -> str:
    """What a reader of an HTML mail sees, line by line; links stand as `words <address>`."""
    parser = _Plain()
    try:
        parser.feed(markup)
        parser.close()
    except (AssertionError, ValueError):  # html.parser gives up on some broken declarations
        return tidy(html.unescape(re.sub(r"<[^>]*>", " ", markup)))
    return tidy("".join(parser.pieces))


def tidy(text: str) -> str:
    """Text with one kind of line end, no control characters and no long gaps."""
    text = re.sub(r"\r\n?", "\n", text)
    text = re.sub(r"[\x00-\x08\x0b-\x1f\x7f]", "", text).replace("\xa0", " ")
    lines = [re.sub(r"[ \t]+", " ", line).strip() for line in text.split("\n")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
