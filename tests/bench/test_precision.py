"""The bench of `check`: it reports what differs."""

import pytest

from bench import precision
from bench.precision import Found, truth
from toolkit.flows.demo.demo import USUAL


def test_all_found_is_one_everywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(precision, "checked", lambda *_: truth(USUAL) + truth(USUAL, "expected"))
    assert precision.main([USUAL]) == 0
    families = capsys.readouterr().out.splitlines()[1:]
    assert families
    assert all(line.split()[-2:] == ["1.000", "1.000"] for line in families)


def test_what_is_missed_or_too_much_is_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    true = truth(USUAL) + truth(USUAL, "expected")
    extra = Found("N001", "no.xlsx", None, None, None, None)
    monkeypatch.setattr(precision, "checked", lambda *_: [*true[1:], extra])
    assert precision.main([USUAL]) == 1
    out = capsys.readouterr().out
    assert f"missed: {true[0]}" in out
    assert f"surplus: {extra}" in out
    assert "N              0       1      0.000       -" in out
