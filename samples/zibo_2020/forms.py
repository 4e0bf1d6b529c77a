"""A draft's file in the layout that its unit used, and where everything stands in it."""

from functools import cache

from msgspec.structs import replace

from samples.zibo_2020.draft import Draft, Place
from samples.zibo_2020.foreign import csv, foreign_layout, old_workbook, seal_place, workbook
from samples.zibo_2020.own import SEAL_PLACE, own_form, own_place
from toolkit.assets import template
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation


@cache
def regulation() -> Regulation:
    """The regulation that the forms were issued for."""
    text = template("regulations", "zibo-2020", "regulation.toml").read_text("utf-8")
    loaded = load(text)
    assert isinstance(loaded, Regulation), loaded
    return loaded


def form_of(draft: Draft) -> tuple[bytes, dict[Place, str], str | None]:
    """The unit's file, the cell of every place that a fault names, and that of the seal."""
    if draft.plan.form in ("own", "own-2019"):
        issued = regulation()
        if draft.plan.form == "own-2019":
            issued = replace(issued, id="zibo-2019")
        wanted = [fault.place for fault in draft.faults if fault.place]
        places = {place: own_place(place, issued) for place in wanted}
        return own_form(draft, issued), places, SEAL_PLACE if draft.sealed else None
    layout = foreign_layout(draft)
    if draft.plan.form in ("csv", "xls"):
        write = csv if draft.plan.form == "csv" else old_workbook
        return write(layout), layout.places, None
    data = workbook(layout, draft.name if draft.sealed else "")
    return data, layout.places, seal_place(layout) if draft.sealed else None
