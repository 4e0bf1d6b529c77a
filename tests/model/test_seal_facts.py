from toolkit.model.seal import FOUND, NOT_FOUND, SealReport
from toolkit.model.seal_facts import NO_SEAL, OWN, SealExamined, SealJudged, Seals


def test_the_newest_look_at_a_picture_counts_for_its_unit_alone() -> None:
    first = SealExamined("aa", "甲", SealReport(NOT_FOUND))
    second = SealExamined("aa", "甲", SealReport(FOUND), read=True)
    other = SealExamined("aa", "乙", SealReport(FOUND))
    seals = Seals().after(first).after(other).after(second)
    assert seals.examined == {("aa", "甲"): second, ("aa", "乙"): other}


def test_what_a_person_said_can_be_changed_and_taken_back() -> None:
    said = Seals().after(SealJudged("aa", "甲", OWN)).after(SealJudged("aa", "甲", NO_SEAL))
    assert [fact.verdict for fact in said.judged.values()] == [NO_SEAL]
    assert said.after(SealJudged("aa", "甲", "")).judged == {}
