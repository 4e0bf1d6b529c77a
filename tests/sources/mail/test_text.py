"""Bytes become text whatever charset they claim."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.sources.mail.text import decode, html_to_text, tidy

RARE = "镕喆堃"  # GBK, not GB2312

# text as bytes of one charset, the label it travels under
LABELS = [
    ("gbk", "gb2312"), ("gbk", "GB2312"), ("gbk", "x-gbk"), ("gb18030", "gb18030"),
    ("gbk", "cp936"), ("gbk", ""), ("gbk", "us-ascii"), ("gbk", "iso-8859-1"), ("gbk", "utf-8"),
    ("gbk", "no-such-charset"), ("gbk", "base64"), ("gbk", "unicode_escape\0"), ("utf-8", "utf-8"),
    ("utf-8", "gb2312"), ("utf-8", ""), ("utf-8-sig", "default"), ("big5", "big5"),
    ("utf-16", "utf-16"),
]  # fmt: skip


@pytest.mark.parametrize(("real", "label"), LABELS)
def test_labels(real: str, label: str) -> None:
    text = "晨光棋院" if real == "big5" else f"晨光棋院{RARE}报名表"
    text = "棋院" if real == "big5" else text
    assert decode(text.encode(real), label) == text


@given(
    st.binary(max_size=60), st.sampled_from(["gb2312", "utf-8", "hz", "utf-7", "idna", "rot13", ""])
)
def test_no_bytes_and_no_label_fail(raw: bytes, label: str) -> None:
    assert isinstance(decode(raw, label), str)


@given(st.text(st.characters(min_codepoint=0x4E00, max_codepoint=0x9FA5), min_size=4, max_size=30))
def test_chinese_text_survives_every_usual_label(text: str) -> None:
    assert decode(text.encode("utf-8"), "utf-8") == text
    assert decode(text.encode("gb18030"), "gb18030") == text


def test_html_shows_what_a_reader_sees() -> None:
    page = (
        "<html><head><title>x</title><style>p{}</style></head><body><p>您好&nbsp;&amp;谢谢</p>"
        '<div>报名表<br>见<a href="https://a.example/f">这里</a></div><script>1</script></body>'
    )
    assert html_to_text(page) == "您好 &谢谢\n\n报名表\n见这里 <https://a.example/f>"
    assert html_to_text("<![CDATA[ <p>x") is not None


def test_tidy_leaves_no_control_characters() -> None:
    assert tidy("a\x00\x07\r\nb\r\n\r\n\r\n\r\nc\t d ") == "a\nb\n\nc d"
