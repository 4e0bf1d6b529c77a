"""Letters' contexts can stand in the journal and come back the same."""

import re

import msgspec

from tests.letters.samples import ALL
from tests.shared import CHECKOUT
from toolkit.letters.templates import NAMES


def test_every_context_survives_json() -> None:
    for context in ALL:
        raw = msgspec.json.encode(context)
        assert msgspec.json.decode(raw, type=type(context)) == context


def test_the_manual_names_every_value_a_template_can_use() -> None:
    manual = (CHECKOUT / "docs" / "mail.md").read_text("utf-8")
    rows = {line.split("|")[1].strip(): line for line in manual.splitlines() if "|" in line}
    for context in ALL:
        row = rows[NAMES[type(context)]]
        told = set(re.findall(r"\w+", row))
        assert set(context.__struct_fields__) - {"head"} <= told, row
    common = set(re.findall(r"`(\w+)`", manual))
    assert set(ALL[0].head.__struct_fields__) <= common
