from tests.absent import note
from toolkit.pages.fonts import FAMILIES, chinese_fonts


def test_the_fonts_named_are_installed_ones_in_our_order() -> None:
    found = chinese_fonts()
    if not found:
        note("a Chinese font")
    assert [family for family in FAMILIES if family in found] == list(found)
