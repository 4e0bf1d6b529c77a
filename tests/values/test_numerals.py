"""Chinese numerals as numbers."""

import pytest

from toolkit.values.numerals import chinese_number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("一", 1), ("十", 10), ("十五", 15), ("二十", 20), ("廿五", 25), ("三十一", 31),
        ("卅一", 31), ("二〇〇八", 2008), ("二○○八", 2008), ("二零零八", 2008), ("一九九五", 1995),
        ("一百零五", 105), ("壹仟贰佰玖拾", 1290), ("两万三千", 23000), ("一亿", 100_000_000),
        ("", None), ("十级", None), ("12", None), ("百", 100),
    ],
)  # fmt: skip
def test_numbers(text: str, number: int | None) -> None:
    assert chinese_number(text) == number
