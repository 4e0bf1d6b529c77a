import pytest

from toolkit.sources.seals import extra


def test_the_reading_part_is_installed_for_the_tests() -> None:
    assert extra.installed()


def test_one_half_of_it_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "find_spec", lambda name: None if name == "rapidocr" else object())
    assert not extra.installed()
