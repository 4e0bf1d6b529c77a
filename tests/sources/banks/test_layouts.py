from toolkit.sources.banks.containers import Table
from toolkit.sources.banks.layouts import FIELDS, GENERIC, LAYOUTS
from toolkit.sources.banks.recognise import candidates


def test_every_layout_names_known_fields_and_can_say_date_and_money() -> None:
    for layout in (*LAYOUTS, GENERIC):
        assert set(layout.columns) <= set(FIELDS), layout.bank
        assert set(layout.required) <= set(layout.columns), layout.bank
        assert {"date", "moment"} & set(layout.columns), layout.bank
        assert "amount" in layout.columns or {"income", "expense"} <= set(layout.columns)


def test_no_two_layouts_claim_the_header_of_a_third() -> None:
    for layout in LAYOUTS:
        words = [names[0] for names in layout.columns.values()] + list(layout.marks)
        table = Table("x", "", (tuple(dict.fromkeys(words)),))
        assert {claim.layout.bank for claim in candidates(table)} == {layout.bank}
