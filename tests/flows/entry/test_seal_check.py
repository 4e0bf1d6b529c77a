"""Pictures of an event are looked at once, for their unit, and the journal keeps what was seen."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.flows import office
from tests.flows.office import checked, codes, done, form, mail, put
from tests.sources.seals.pictures import CASES
from toolkit.model.facts import AnyFact
from toolkit.model.seal_facts import SealExamined
from toolkit.sources.seals import extra
from toolkit.store.folder import journal_file
from toolkit.store.journal import Journal, read


def stamped(file: str, unit: str = "青州市棋类协会", **more: Any) -> bytes:
    """A mailed form with a picture of the cases in the place of the seal."""
    with patch.object(office, "seal", lambda _: (CASES / file).read_bytes()):
        return mail(form(unit=unit, **more), f"{unit}报名表.xlsx")


def facts(event: Path) -> list[AnyFact]:
    journal = read(journal_file(event))
    assert isinstance(journal, Journal)
    return [entry.fact for entry in journal.standing if isinstance(entry.fact, SealExamined)]


@pytest.mark.parametrize(
    ("file", "found"),
    [("round.jpg", []), ("electronic.png", []), ("logo.png", ["S001"]), ("form.jpg", ["S001"])],
)
def test_a_picture_without_a_seal_is_no_seal(tmp_path: Path, file: str, found: list[str]) -> None:
    _, document = checked(tmp_path, stamped(file))
    assert codes(document) == found


def test_a_known_picture_is_not_looked_at_again(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, stamped("round.jpg"))
    with patch("toolkit.sources.seals.evidence.look_at", side_effect=AssertionError):
        done("check", event=event)
    assert len(facts(event)) == 1


def test_one_picture_from_two_units_is_looked_at_for_each_and_said(tmp_path: Path) -> None:
    other = stamped("round.jpg", "临朐县实验小学", start=5)
    event, document = checked(tmp_path, stamped("round.jpg"), other)
    assert codes(document) == ["S005", "S005"]
    assert len(facts(event)) == 2


def test_with_the_reading_part_the_name_is_judged_and_unread_pictures_are_read(
    tmp_path: Path,
) -> None:
    event, _ = checked(tmp_path, stamped("round.jpg", "临泉市棋类协会"))
    put(event, stamped("oval.jpg", "松岗市实验小学", start=5))
    done("ingest", event=event)
    with patch.object(office, "extra", type("", (), {"installed": extra.installed})):
        document = done("check", event=event)
    assert codes(document) == ["S003"]
    [wrong] = [f for f in document["findings"] if f["code"] == "S003"]
    assert "松岗区实验小学" in wrong["message"]
    assert "松岗市实验小学" in wrong["message"]
    matches = [fact.report.match for fact in facts(event) if isinstance(fact, SealExamined)]
    assert sorted(map(str, matches)) == ["None", "confirmed", "differs"]


def test_no_regulation_that_asks_for_a_seal_means_no_work(tmp_path: Path) -> None:
    event = tmp_path / "清水"
    done("new", event, "--regulation", "qingshui-2019")
    put(event, stamped("round.jpg"))
    done("ingest", event=event)
    with patch("toolkit.sources.seals.evidence.look_at", side_effect=AssertionError):
        done("check", event=event)
    assert facts(event) == []
