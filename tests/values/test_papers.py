"""Which paper a word names."""

import pytest

from toolkit.values.papers import paper_in, paper_kind


@pytest.mark.parametrize(
    ("stated", "kind"),
    [
        ("", ""),
        ("身份证", ""),
        ("二代居民身份证", ""),
        ("ID", ""),
        ("护照", "护照"),
        ("Passport", "护照"),
        ("護照", "护照"),
        ("回乡证", "港澳居民来往内地通行证"),
        ("港澳居民来往内地通行证", "港澳居民来往内地通行证"),
        ("港澳通行证", "港澳居民来往内地通行证"),
        ("台胞证", "台湾居民来往大陆通行证"),
        ("外国人永久居留身份证", "外国人永久居留身份证"),
        ("港澳台居民居住证", "港澳台居民居住证"),
        ("户口本", "户口簿"),
        ("军官证", "军官证"),  # outside the list, but somebody stated it
        ("是", ""),
    ],
)
def test_stated_kind(stated: str, kind: str) -> None:
    assert paper_kind(stated) == kind


def test_kind_named_beside_the_number() -> None:
    assert paper_in("护照号码:E12345678") == ("护照", "E12345678")
    assert paper_in("E12345678(护照)") == ("护照", "E12345678")
    assert paper_in("军官证144125") == ("", "军官证144125")
