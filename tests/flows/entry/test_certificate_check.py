"""Photos of certificates are read once, and tell seals of certificates from seals of units."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tests.flows import office
from tests.flows.office import checked, done, form, mail
from tests.shared import CHECKOUT
from tests.sources.mail.build import zipped
from toolkit.model.certificate_facts import CertificateExamined
from toolkit.sources.seals import extra
from toolkit.store.folder import journal_file
from toolkit.store.journal import Journal, read

CASES = CHECKOUT / "tests" / "cases" / "certificates"
UNIT = "青州市棋类协会"
HOLDER = {"name": "钱然睿", "title": "九级棋士"}


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters are read, as with the extra `seal`."""
    monkeypatch.setattr(office, "extra", type("", (), {"installed": extra.installed}))


def entered(*photos: tuple[str, str], **player: str) -> bytes:
    """A form with photos beside it, each a name and a picture of the cases."""
    beside = {name: (CASES / file).read_bytes() for name, file in photos}
    archive = {f"{UNIT}报名表.xlsx": form([{**HOLDER, **player}, {}]), **beside}
    return mail(zipped(archive), f"{UNIT}报名表.zip")


def seen(event: Path) -> list[CertificateExamined]:
    """What was noted; the drawn seal of the form is read too, and is neither."""
    journal = read(journal_file(event))
    assert isinstance(journal, Journal)
    facts = (e.fact for e in journal.standing)
    return [f for f in facts if isinstance(f, CertificateExamined) and f.kind != "neither"]


def about(document: Any, *codes: str) -> list[str]:
    return [f["code"] for f in document["findings"] if f["code"] in (codes or ("E020", "E021"))]


@pytest.mark.usefixtures("reading")
def test_a_certificate_that_agrees_says_nothing_and_is_read_once(tmp_path: Path) -> None:
    event, document = checked(tmp_path, entered(("钱然睿等级证.jpg", "letter.jpg")))
    assert about(document) == []
    with patch("toolkit.sources.seals.certificate.read_photo", side_effect=AssertionError):
        done("check", event=event)
    [fact] = seen(event)
    assert (fact.kind, fact.levels, fact.name) == ("certificate", ("九级棋士",), "钱然睿")
    assert fact.crop
    assert fact.strip


@pytest.mark.usefixtures("reading")
def test_another_level_or_another_name_is_said(tmp_path: Path) -> None:
    photos = ("钱然睿等级证.jpg", "letter.jpg"), ("郑三等级证.jpg", "card.jpg")
    _, document = checked(tmp_path, entered(*photos, title="一级棋士"))
    told = [f["message"] for f in document["findings"] if f["code"] == "E020"]
    assert len(told) == 2
    assert any("九级棋士" in message and "钱然睿 一级棋士" in message for message in told)
    assert any("陈轩宇" in message for message in told)


@pytest.mark.usefixtures("reading")
def test_a_photo_that_cannot_be_read_is_for_a_person(tmp_path: Path) -> None:
    _, document = checked(tmp_path, entered(("钱然睿等级证.jpg", "far.jpg")))
    assert about(document) == ["E021"]


def test_without_the_reading_part_nothing_is_held_against_anybody(tmp_path: Path) -> None:
    event, document = checked(
        tmp_path, entered(("钱然睿等级证.jpg", "letter.jpg"), title="一级棋士")
    )
    assert about(document, "E010", "E020", "E021") == []
    [fact] = seen(event)
    assert (fact.kind, fact.levels) == ("not_read", ())


def test_what_was_not_read_is_read_once_the_part_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, _ = checked(tmp_path, entered(("钱然睿等级证.jpg", "letter.jpg")))
    monkeypatch.setattr(office, "extra", type("", (), {"installed": extra.installed}))
    done("check", event=event)
    assert [fact.kind for fact in seen(event)] == ["not_read", "certificate"]


@pytest.mark.usefixtures("reading")
def test_the_seal_on_a_certificate_or_receipt_without_a_telling_name_is_not_the_units(
    tmp_path: Path,
) -> None:
    """Its form has no seal of its own that could be read, so S001 or S002 stands; never S003."""
    event, document = checked(
        tmp_path, entered(("IMG_1.jpg", "letter.jpg"), ("IMG_2.jpg", "receipt.jpg"))
    )
    kinds = {fact.kind for fact in seen(event)}
    assert "certificate" in kinds
    assert not about(document, "S003")
