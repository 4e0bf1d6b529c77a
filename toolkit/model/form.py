"""An entry form (报名表) as it was read: every value with its cell, nothing judged yet."""

from toolkit.model.record import Record
from toolkit.model.said import Said

# Canonical names of what a line of a table may state. They are the keys of `Line.said`, of the
# synonyms file and of corrections, so that one word means one thing everywhere.
PLAYER_FIELDS = (
    "name", "sex", "birth", "id_number", "id_kind", "title", "certificate", "grade",
    "fide_id", "rating", "section", "phone", "unit", "note", "school", "registration", "address",
)  # fmt: skip
ROOM_FIELDS = ("hotel", "type", "rooms", "people", "arrive", "depart", "amount", "names", "note")
COMPANION_FIELDS = ("name", "sex", "id_number", "phone", "relation", "note")
HEADING_FIELDS = (
    "unit", "leader", "coach", "contact", "phone", "email", "address",
    "payer", "paid_amount", "paid_on", "insurance", "invoice_title", "tax_number",
    "total_players", "total_people", "total_rooms", "total_amount", "total_entry_fee",
    "total_room_fee",
)  # fmt: skip

NOT_ENTRY = "-"  # what a person says of a column that has nothing to do with the entry


class Line(Record, frozen=True):
    """One row of a table: what it states, by canonical field name.

    `where` is the cell of the name (players, companions) or of the first value (rooms);
    `heading` the section title that stands above the row; `hidden` = hidden or filtered away.
    `blank` = the cells of a player's columns in which nothing stands, by field.
    """

    where: str
    said: dict[str, Said]
    heading: Said | None = None
    hidden: bool = False
    blank: dict[str, str] = {}


class UnknownColumn(Record, frozen=True):
    """A column with data whose header says nothing we know; kept and named."""

    where: str  # sheet!A1 of the header (or of the first value when the header is blank)
    letter: str
    header: str
    values: tuple[Said, ...] = ()


class Picture(Record, frozen=True):
    """A picture in or beside a form; `where` None = header, background or a file of its own."""

    kind: str  # floating, group, shape_fill, header, background, wps_cell, excel_cell, ole, file
    sha256: str
    where: str | None = None
    name: str = ""
    size: int = 0


class Problem(Record, frozen=True):
    """Something seen while reading, by finding code; `detail` fills the message."""

    code: str
    where: str | None = None
    detail: dict[str, str] = {}


class Form(Record, frozen=True):
    """One unit's entry as found in one file. A file that holds several units gives several forms.

    `file` is the name as sent (`outer>inner` in an archive). `form_id` and `regulation` are the
    hidden marks of our own template, "" for a foreign layout; `layout` is a digest of the header
    words, by which a confirmed mapping is remembered.
    """

    file: str
    sha256: str
    kind: str  # xlsx, xls, ods, csv, html, docx, pdf, …
    heading: dict[str, tuple[Said, ...]] = {}
    players: tuple[Line, ...] = ()
    rooms: tuple[Line, ...] = ()
    companions: tuple[Line, ...] = ()
    pictures: tuple[Picture, ...] = ()
    unknown_columns: tuple[UnknownColumn, ...] = ()
    columns: tuple[str, ...] = ()  # canonical player fields that have a column
    problems: tuple[Problem, ...] = ()
    blank: dict[str, str] = {}  # the cells of heading fields that were left empty
    form_id: str = ""
    regulation: str = ""
    layout: str = ""

    def first(self, field: str) -> Said | None:
        """The first stated value of a heading field, if any."""
        values = self.heading.get(field, ())
        return values[0] if values else None


class ReadResult(Record, frozen=True):
    """All that one file as sent gave: its forms, what is wrong with the file, evidence.

    No form and no problem at all never happens: a file without an entry table says so (F003).
    `pictures` are those of files that are no form (scans, photos in an archive); the pictures of
    a workbook stand in its forms. `kind` is what the content says the file is.
    """

    file: str
    sha256: str
    kind: str
    forms: tuple[Form, ...] = ()
    problems: tuple[Problem, ...] = ()
    pictures: tuple[Picture, ...] = ()
