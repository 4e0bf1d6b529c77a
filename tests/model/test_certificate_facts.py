import msgspec

from toolkit.model.certificate_facts import CERTIFICATE, CertificateExamined, CertificateJudged
from toolkit.model.facts import AnyFact


def test_they_stand_in_the_journal_under_their_own_names() -> None:
    for fact, tag in (
        (CertificateExamined("aa", "甲", CERTIFICATE, ("一级棋士",)), "certificate_examined"),
        (CertificateJudged("aa", "甲", "agrees", stated="吴二 一级棋士"), "certificate_judged"),
    ):
        line = msgspec.json.encode(fact)
        assert f'"fact":"{tag}"'.encode() in line
        assert msgspec.json.decode(line, type=AnyFact) == fact
