from hypothesis import given
from hypothesis import strategies as st

from toolkit.workbooks.style import utf16_length
from toolkit.workbooks.text import clean


@given(st.text(alphabet=st.characters(codec=None), max_size=60))
def test_cleaned_text_can_be_encoded(text: str) -> None:
    assert isinstance(clean(text).encode(), bytes)
    assert clean(clean(text)) == clean(text)


def test_very_long_text_is_cut_with_a_mark() -> None:
    for long in ("字" * 40_000, "𠮷" * 40_000):
        cut = clean(long)
        assert cut.endswith("…")
        assert 30_000 < utf16_length(cut) < 32_767
