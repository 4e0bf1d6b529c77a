"""The pages of a PDF as pictures, fine enough to read a seal on them."""

from collections.abc import Iterator

import numpy as np

from toolkit.sources.seals.decode import LONGEST, Pixels

_DPI, _MOST_DPI = 150, 300
_MOST_PAGES = 20


def pages(data: bytes) -> Iterator[Pixels]:
    """Each page with 150 to 300 dots per inch; nothing for a PDF that can't be opened."""
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError:
        return
    try:
        for number in range(min(len(document), _MOST_PAGES)):
            page = document[number]
            inches = max(page.get_size()) / 72
            dpi = min(max(LONGEST / max(inches, 0.1), _DPI), _MOST_DPI)
            dpi = min(dpi, 4000 / max(inches, 0.1))  # a poster must not fill the memory
            picture = page.render(scale=dpi / 72).to_pil().convert("RGB")
            yield Pixels(np.asarray(picture), 1.0)
    finally:
        document.close()
