"""What stands on a page, as another program reads it."""

from io import BytesIO


def words(pdf: bytes) -> list[str]:
    """The text of each page, lines without spaces."""
    import pdfplumber

    with pdfplumber.open(BytesIO(pdf)) as pages:
        return [page.extract_text().replace(" ", "") for page in pages.pages]
