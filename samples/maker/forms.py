"""A draft's file in the layout that its unit used, and where everything stands in it."""

from msgspec.structs import replace

from samples.maker.draft import Draft, Place
from samples.maker.foreign import csv, foreign_layout, old_workbook, seal_place, workbook
from samples.maker.own import SEAL_PLACE, own_form, own_place
from samples.maker.seal import seal_of


def form_of(draft: Draft) -> tuple[bytes, dict[Place, str], str | None]:
    """The unit's file, the cell of every place that a fault names, and that of the seal."""
    own, _, other = draft.plan.form.partition("-")
    if own == "own":
        issued = draft.sample.regulation
        if other:
            issued = replace(issued, id=other)
        wanted = [fault.place for fault in draft.faults if fault.place]
        places = {place: own_place(place, issued) for place in wanted}
        return own_form(draft, issued), places, SEAL_PLACE if draft.sealed else None
    layout = foreign_layout(draft)
    if draft.plan.form in ("csv", "xls"):
        write = csv if draft.plan.form == "csv" else old_workbook
        return write(layout), layout.places, None
    data = workbook(layout, draft.sample.copied, seal_of(draft.plan))
    return data, layout.places, seal_place(layout) if draft.sealed else None
