"""The journal against a plain list: whatever is appended, undone or torn, nothing else changes."""

from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Decided,
    EventOpened,
    Undone,
)
from toolkit.store.journal import Broken, Journal, append, read

NOW = datetime(2019, 12, 20, 9, tzinfo=SHANGHAI)


def reread(path: Path) -> Journal:
    journal = read(path)
    assert isinstance(journal, Journal)
    return journal


def facts_of(journal: Journal) -> list[AnyFact]:
    return [entry.fact for entry in journal.standing]


def decision(text: str) -> Decided:
    return Decided("P004", text, "accept", "看过身份证")


steps = st.lists(
    st.one_of(
        st.tuples(st.just("append"), st.lists(st.text(max_size=5), min_size=1, max_size=4)),
        st.tuples(st.just("undo"), st.integers(1, 8)),
        st.tuples(st.just("tear"), st.integers(1, 400)),
    ),
    max_size=8,
)


@given(steps)
def test_any_history_of_append_undo_and_torn_tail_equals_the_model(history: list[tuple]) -> None:
    model: list[tuple[int, list[AnyFact]]] = []  # batch number, facts
    with TemporaryDirectory() as folder:
        path = Path(folder) / "journal.jsonl"
        for step, argument in history:
            journal = reread(path)
            if step == "append":
                facts: list[AnyFact] = [decision(text) for text in argument]
            elif step == "undo":
                facts = [Undone(argument)]
            else:
                whole = path.read_bytes() if path.exists() else b""
                append(path, journal, "check", NOW, [decision("x"), decision("y")])
                path.write_bytes(
                    path.read_bytes()[: min(len(whole) + argument, len(path.read_bytes()) - 2)]
                )
                continue
            append(path, journal, "check", NOW, facts)
            model.append((journal.next_batch, facts))
        gone: set[int] = set()
        for batch, facts in reversed(model):
            if batch not in gone:
                gone |= {fact.batch for fact in facts if isinstance(fact, Undone)}
        expected = [fact for batch, facts in model if batch not in gone for fact in facts]
        assert facts_of(reread(path)) == expected


@pytest.fixture
def three_lines(tmp_path: Path) -> Path:
    path = tmp_path / "journal.jsonl"
    for fact in (EventOpened("zibo-2020", "淄博"), decision("甲"), Checked()):
        append(path, reread(path), "check", NOW, [fact])
    return path


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [("看过身份证", "没看身份证", 2), ('"seq":3', '"seq":4', 3), ("淄博", "淄川", 1)],
)
def test_a_line_edited_by_hand_is_named(three_lines: Path, old: str, new: str, line: int) -> None:
    text = three_lines.read_text(encoding="utf-8")
    three_lines.write_text(text.replace(old, new), encoding="utf-8", newline="\n")
    broken = read(three_lines)
    assert isinstance(broken, Broken)
    assert broken.line == line


def test_a_removed_or_swapped_line_is_named(three_lines: Path) -> None:
    first, second, third = three_lines.read_bytes().splitlines(keepends=True)
    three_lines.write_bytes(first + third)
    assert read(three_lines) == Broken(2, read(three_lines).message)  # type: ignore[union-attr]
    three_lines.write_bytes(first + third + second)
    assert isinstance(read(three_lines), Broken)


def test_a_newline_stripped_by_an_editor_loses_nothing(three_lines: Path) -> None:
    before = facts_of(reread(three_lines))
    three_lines.write_bytes(three_lines.read_bytes().rstrip(b"\n"))
    assert facts_of(reread(three_lines)) == before
    append(three_lines, reread(three_lines), "check", NOW, [decision("乙")])
    assert facts_of(reread(three_lines)) == [*before, decision("乙")]


def test_undoing_an_undo_brings_the_facts_back(three_lines: Path) -> None:
    append(three_lines, reread(three_lines), "undo", NOW, [Undone(2)])
    assert decision("甲") not in facts_of(reread(three_lines))
    append(three_lines, reread(three_lines), "undo", NOW, [Undone(4)])
    assert decision("甲") in facts_of(reread(three_lines))
