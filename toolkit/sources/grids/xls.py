"""Old Excel workbooks (xls) and those of WPS (et): calamine for values, records for the rest."""

import io

from toolkit.sources.grids import biff
from toolkit.sources.grids.grid import Grid
from toolkit.sources.grids.workbook import Workbook
from toolkit.sources.grids.xlsx import values_of


def read(data: bytes, kind: str) -> Workbook:
    """Every worksheet, with its pictures."""
    from python_calamine import CalamineWorkbook, SheetTypeEnum, SheetVisibleEnum

    from toolkit.sources.pictures.xls import sheet_pictures

    stream = biff.workbook_stream(data)
    extras = {sheet.name: sheet for sheet in biff.sheets(stream)}
    grids: list[Grid] = []
    with CalamineWorkbook.from_filelike(io.BytesIO(data)) as book:
        for about in book.sheets_metadata:
            if about.typ != SheetTypeEnum.WorkSheet:
                continue
            sheet = book.get_sheet_by_name(about.name)
            more = extras.get(about.name, biff.SheetRecords(about.name))
            grids.append(
                Grid(
                    about.name,
                    values_of(sheet),  # type: ignore[arg-type]
                    [(a[0], a[1], b[0], b[1]) for a, b in sheet.merged_cell_ranges or ()],
                    hidden=about.visible != SheetVisibleEnum.Visible,
                    hidden_rows=more.hidden_rows,
                    hidden_columns=more.hidden_columns,
                    forced=more.forced,
                )
            )
    pictures = [placed.picture for placed in sheet_pictures(stream)]
    return Workbook(kind, grids, pictures)
