"""The shipped words are complete and sound."""

import re

from toolkit.sources.mail.words import any_of, count_of, words


def test_every_pattern_is_sound_and_no_list_is_empty() -> None:
    for section in (getattr(words(), name) for name in words().__struct_fields__):
        for name in section.__struct_fields__:
            assert getattr(section, name), name
    for pattern in (*words().unit.events, *words().remittance.done):
        assert re.compile(pattern).search("") is None


def test_letter_case_does_not_matter() -> None:
    assert any_of("Undelivered MAIL", ("undeliver",))
    assert not any_of("", ("x",))
    assert count_of("a b a", ("A", "B", "c")) == 2


def test_subject_lists_are_lower_case_for_prefix_tests() -> None:
    lists = words().bounce.senders + words().bounce.subjects
    assert [word for word in lists if word != word.lower()] == []
