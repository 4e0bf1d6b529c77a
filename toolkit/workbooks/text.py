"""Text made fit for a cell."""

_LONGEST_TEXT = 32_000  # Excel's limit is 32,767 UTF-16 units


def clean(text: str) -> str:
    """Text that a cell can hold: no lone surrogates or non-characters, at most 32,000 units."""
    text = text.replace("\r\n", "\n").replace("\ufffe", "").replace("\uffff", "")
    text = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    if len(text) > _LONGEST_TEXT // 2:
        raw = text.encode("utf-16-le")[: 2 * _LONGEST_TEXT]
        text = raw.decode("utf-16-le", "ignore") + ("…" if len(raw) == 2 * _LONGEST_TEXT else "")
    return text
