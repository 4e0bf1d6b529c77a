import msgspec

from toolkit.model.seal import FOUND, Seal, SealReport


def test_a_report_survives_the_journal() -> None:
    seal = Seal("round blue", 7.25, (1, 2, 30, 40), "临泉市棋类协会", 0.9)
    report = SealReport(FOUND, 7.25, (seal,), "confirmed")
    assert msgspec.json.decode(msgspec.json.encode(report), type=SealReport) == report
