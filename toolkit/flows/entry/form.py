"""`qisai form`: the standard entry form, made from the regulation."""

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.stamps import stamp
from toolkit.layouts.entry_form import FORM_ID
from toolkit.store.folder import REGULATION
from toolkit.workbooks.entry_form import entry_form


def form(desk: Desk) -> Outcome:
    """Writes the blank form into 规程; units fill it and send it back."""
    path = write_form(desk)
    data = {"form": path, "form_id": FORM_ID}
    return Outcome((f"空白报名表：{path}",), "把它发给各单位。", data)


def write_form(desk: Desk) -> str:
    """The form's path. Its bytes depend on the regulation and the event's first day alone."""
    name = f"{REGULATION}/{desk.regulation.short}报名表.xlsx"
    first = desk.journal.entries[0].at if desk.journal.entries else desk.now
    data = entry_form(desk.regulation, stamp(desk, seq=1, at=first))
    return str(desk.outputs.write(name, data))
