"""Decodes the bytes that Chinese mail programs write, whatever charset they claim."""

import codecs
import html
import re

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


# Every pattern here takes time in proportion to the text, which html.parser does not.
_SILENT = (
    (re.compile(r"<!--"), re.compile(r"-->")),
    (
        re.compile(r"<(?:script|style|title)\b", re.I),
        re.compile(r"</(?:script|style|title)\s*>", re.I),
    ),
)
_TAG = re.compile(r"<(/?)([a-zA-Z!?][\w:]*)([^<>]*)>")
_HREF = re.compile(r"\bhref\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"']+))", re.I)
_BREAKS = {"p", "div", "br", "tr", "li", "table", "h1", "h2", "h3", "hr"}


def html_to_text(markup: str) -> str:
    """What a reader of an HTML mail sees, line by line; links stand as `words <address>`."""
    for opening, closing in _SILENT:
        markup = _without(markup, opening, closing)
    pieces: list[str] = []
    address, end = "", 0
    for tag in _TAG.finditer(markup):
        pieces.append(re.sub(r"\s+", " ", markup[end : tag.start()]))
        end = tag.end()
        name = tag[2].lower()
        if name in _BREAKS:
            pieces.append("\n")
        elif name in ("td", "th"):
            pieces.append(" ")
        elif name == "a" and tag[1]:
            pieces.append(f" &lt;{address}&gt; " if address else "")
            address = ""
        elif name == "a":
            found = _HREF.search(tag[3])
            address = next((g for g in found.groups() if g), "") if found else ""
    pieces.append(re.sub(r"\s+", " ", markup[end:]))
    return tidy(html.unescape("".join(pieces)))


def _without(markup: str, opening: re.Pattern[str], closing: re.Pattern[str]) -> str:
    """The markup without what stands between two marks; an open end takes the rest."""
    kept, position = [], 0
    while found := opening.search(markup, position):
        kept.append(markup[position : found.start()])
        end = closing.search(markup, found.end())
        position = end.end() if end else len(markup)
    return "".join((*kept, markup[position:]))


def tidy(text: str) -> str:
    """Text with one kind of line end, no control characters and no long gaps."""
    text = re.sub(r"\r\n?", "\n", text)
    text = re.sub(r"[\x00-\x08\x0b-\x1f\x7f]", "", text).replace("\xa0", " ")
    lines = [re.sub(r"[ \t]+", " ", line).strip() for line in text.split("\n")]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()
