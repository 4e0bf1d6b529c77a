"""Shipped files are found from any folder."""

from pathlib import Path

import pytest

from toolkit import assets


def test_template_is_found_whatever_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert assets.template("regulations", "zibo-2020", "regulation.toml").is_file()


def test_a_wheel_carries_its_own_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_templates").mkdir()
    monkeypatch.setattr(assets, "_HERE", tmp_path)
    assert assets.template("words", "x.toml") == tmp_path / "_templates" / "words" / "x.toml"
