import pytest
from msgspec.structs import replace

from tests.entered import SEAL, form, mailed
from toolkit.checks.base import Ground
from toolkit.entries.seals import Look, Sight, looks, names_on_seal, seal_pictures
from toolkit.model.certificate_facts import Certificates
from toolkit.model.form import Picture
from toolkit.model.seal import Seal, SealReport
from toolkit.model.seal_facts import (
    NO_SEAL,
    OTHER,
    OWN,
    OWN_SIGNED,
    SIGNATURE,
    SealExamined,
    SealJudged,
)


def look(outcome: str, match: str | None = None, verdict: str = "", kind: str = "floating") -> Look:
    report = SealReport(outcome, 7, (Seal("round", 7, (0, 0, 9, 9), "青州市棋类协会"),), match)
    judged = SealJudged("aa", "甲", verdict) if verdict else None
    return Look(Picture(kind, "aa"), SealExamined("aa", "甲", report), judged)


@pytest.mark.parametrize(
    ("seen", "sight"),
    [(look("found", "confirmed"), Sight.OWN), (look("found", "differs"), Sight.DIFFERS),
     (look("found", "unreadable"), Sight.UNREADABLE), (look("found"), Sight.FOUND),
     (look("unsure"), Sight.UNSURE), (look("not_found"), Sight.NONE),
     (look("not_examined"), Sight.UNSEEN), (Look(Picture("floating", "aa")), Sight.UNSEEN),
     (look("found", "confirmed", kind="drawn"), Sight.DRAWN)],
)  # fmt: skip
def test_what_the_program_saw(seen: Look, sight: Sight) -> None:
    assert seen.sight is sight


@pytest.mark.parametrize(
    ("verdict", "sight"),
    [
        (OWN, Sight.OWN),
        (OTHER, Sight.OTHER),
        (NO_SEAL, Sight.NONE),
        (OWN_SIGNED, Sight.OWN),
        (SIGNATURE, Sight.NONE),
    ],
)
def test_a_persons_word_goes_before_the_programs(verdict: str, sight: Sight) -> None:
    judged = look("found", "unreadable", verdict)
    assert (judged.sight, judged.seen) == (sight, Sight.UNREADABLE)


def ground_of(*pictures: Picture) -> Ground:
    return mailed(form(pictures=pictures)).ground()


def test_receipts_and_certificates_carry_other_seals() -> None:
    names = ("公章.png", "汇款凭证.jpg", "张三等级证.jpg", "IMG_2041.jpg", "盖章页.jpg")
    pictures = [Picture("file", name, None, name) for name in names]
    [paper] = ground_of(*pictures).roster.papers
    kept = [picture.name for picture in seal_pictures(paper, Certificates())]
    assert kept == ["公章.png", "IMG_2041.jpg", "盖章页.jpg"]


def test_the_best_picture_comes_first_and_each_once() -> None:
    ground = ground_of(SEAL, SEAL, Picture("floating", "aa"))
    [paper] = ground.roster.papers
    seals = ground.state.seals
    for sha256, report in (
        (SEAL.sha256, SealReport("not_found")),
        ("aa", SealReport("found", 7, (), "unreadable")),
    ):
        seals = seals.after(SealExamined(sha256, paper.unit, report))
    assert [one.picture.sha256 for one in looks(paper, replace(ground.state, seals=seals))] == [
        "aa",
        SEAL.sha256,
    ]


def test_a_seal_may_carry_any_name_that_the_unit_gave_itself() -> None:
    [unit] = ground_of(SEAL).roster.units
    assert names_on_seal(unit) == ("青州市棋类协会",)
