"""What all facts have in common, and where a person typed one."""

from toolkit.model.record import Record


class Origin(Record, frozen=True):
    """Where a person typed something: the workbook, its digest and the cell."""

    file: str
    sha256: str = ""
    where: str = ""


class Fact(Record, frozen=True, tag_field="fact"):
    """Base of all facts; the tag is what stands in the journal."""
