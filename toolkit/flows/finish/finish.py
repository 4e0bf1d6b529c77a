"""What `undo` and `rebuild` need of the workbooks after the last round (奖金、等级)."""

from toolkit.flows.desk import Desk
from toolkit.flows.finish.prizes import ACCOUNTS, SETTLE, rewrite_prizes
from toolkit.flows.finish.prizes import unread as prizes_unread
from toolkit.flows.finish.titles import SETTLE as TITLES
from toolkit.flows.finish.titles import rewrite_titles
from toolkit.flows.finish.titles import unread as titles_unread


def write_finish(desk: Desk) -> None:
    """All of them, each as of the fact it belongs to."""
    rewrite_prizes(desk)
    rewrite_titles(desk)


def typed_unread(desk: Desk) -> tuple[str, str] | None:
    """The workbook that holds something that was not read, or can't be, and its command."""
    found = (*prizes_unread(desk), titles_unread(desk))
    books = ((SETTLE, "prizes"), (ACCOUNTS, "prizes"), (TITLES, "titles"))
    for book, typed in zip(books, found, strict=True):
        if typed.unread:
            return book
    return None
