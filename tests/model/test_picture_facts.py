from toolkit.model.certificate_facts import (
    AGREES,
    CERTIFICATE,
    NEITHER,
    CertificateExamined,
    CertificateJudged,
    Certificates,
)
from toolkit.model.picture_facts import Looked


def test_looks_and_words_are_kept_apart_by_picture_and_unit() -> None:
    first, again = (CertificateExamined("aa", "甲", kind) for kind in (NEITHER, CERTIFICATE))
    said = CertificateJudged("aa", "乙", AGREES)
    known = Certificates().after(first).after(again).after(said)
    assert isinstance(known, Looked)
    assert known.examined == {("aa", "甲"): again}
    assert known.judged == {("aa", "乙"): said}


def test_a_word_taken_back_is_gone() -> None:
    known = Certificates().after(CertificateJudged("aa", "甲", AGREES))
    assert known.after(CertificateJudged("aa", "甲", "")).judged == {}
