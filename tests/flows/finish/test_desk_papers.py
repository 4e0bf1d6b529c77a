"""What changed for the insurer since the list was published first."""

from pathlib import Path

from tests.flows.entry.test_publish import changed, published
from tests.flows.office import done
from tests.workbooks.judge import cells, openpyxl_book


def test_additions_and_removals_stand_apart(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    done("checkin", event=event, now="2020-01-17T15:00:00")
    book = event / "5内部/保险名单.xlsx"
    assert openpyxl_book(book.read_bytes()).sheetnames == ["保险名单"]
    changed(event, {})
    done("checkin", event=event, now="2020-01-17T16:00:00")
    rows = cells(book.read_bytes(), "增减")
    assert [row[2] for row in rows[3:]] == ["减"]
