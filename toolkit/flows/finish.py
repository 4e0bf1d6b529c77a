"""What `undo` and `rebuild` need of the workbooks after the last round (奖金、等级)."""

from toolkit.flows.desk import Desk
from toolkit.flows.prizes import ACCOUNTS, SETTLE, rewrite_prizes, unread


def write_finish(desk: Desk) -> None:
    """All of them, each as of the fact it belongs to."""
    rewrite_prizes(desk)


def typed_unread(desk: Desk) -> str:
    """The workbook that holds something that was not read, or can't be; "" = none."""
    for book, typed in zip((SETTLE, ACCOUNTS), unread(desk), strict=True):
        if typed.facts or typed.kept or typed.broken:
            return book
    return ""
