"""A rewritten journal is a whole chain again; deleted files take their empty folders along."""

from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import AnyFact, EventOpened
from toolkit.model.purge_facts import Purged
from toolkit.store import journal as journals
from toolkit.store.purge import delete, rewrite

AT = datetime(2020, 1, 1, tzinfo=SHANGHAI)


def test_the_chain_is_closed_anew(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    facts = [EventOpened("a", "甲"), EventOpened("b", "乙")]
    before = journals.append(path, journals.Journal(), "new", AT, facts)

    def change(fact: AnyFact) -> AnyFact:
        return replace(fact, name="无名")

    rewrite(path, before, change, Purged(before.last_hash, 2), AT)
    after = journals.read(path)
    assert isinstance(after, journals.Journal)
    assert [entry.fact for entry in after.entries] == [
        EventOpened("a", "无名"), EventOpened("b", "无名"), Purged(before.last_hash, 2),
    ]  # fmt: skip
    assert [entry.seq for entry in after.entries] == [1, 2, 3]
    assert journals.append(path, after, "x", AT, facts).next_batch == 4


def test_empty_folders_go_too(tmp_path: Path) -> None:
    (tmp_path / "1来件/流水").mkdir(parents=True)
    (tmp_path / "1来件/a.eml").write_text("x")
    (tmp_path / "1来件/流水/b.csv").write_text("y")
    delete([tmp_path / "1来件/流水/b.csv"])
    assert not (tmp_path / "1来件/流水").exists()
    assert (tmp_path / "1来件/a.eml").exists()
