"""Points of wins, draws, byes and forfeits in 162 and XXS."""

import pytest

from toolkit.model.game import CHESS, XIANGQI, Mark, Scoring
from toolkit.trf.document import Stated
from toolkit.trf.scoring import guess_scoring, read_scoring, scoring_of, write_162, write_xxs


@pytest.mark.parametrize(
    ("text", "scoring"),
    [
        ("WW=1.0 BW=1.0 WD=0.5 BD=0.5 WL=0.0 BL=0.0 ZPB=0.0 HPB=0.5 FPB=1.0 PAB=1.0 FW=1.0 FL=0.0",
         CHESS),
        (" W 2.0   D 1.0   L 0.0   P 2.0", XIANGQI),
        (" W 3.0   D 1.0   L 0.0   A 0.0   X 0.5", Scoring(win=3, unit=1)),
        ("W=1.0 PAB=0.5", Scoring(pairing_bye=1)),
        ("PAB=0.0", Scoring(pairing_bye=0)),
        ("FW=0.7", Scoring(10, 5, 0, 10, forfeit_win=7)),
        ("FL=-0.5 ZPB=0.5", Scoring(forfeit_loss=-1, zero_bye=1)),
    ],
)  # fmt: skip
def test_records(text: str, scoring: Scoring) -> None:
    assert read_scoring(text) == scoring


@pytest.mark.parametrize(
    "scoring",
    [XIANGQI, Scoring(win=3, unit=1), Scoring(pairing_bye=1), Scoring(pairing_bye=0)],
)
def test_what_is_written_is_read(scoring: Scoring) -> None:
    for line in (write_162(scoring), write_xxs(scoring)):
        assert line is not None
        assert read_scoring(line[4:]) == scoring


def test_the_usual_scoring_needs_no_record() -> None:
    assert write_162(CHESS) is None
    assert write_xxs(CHESS) is None


@pytest.mark.parametrize(
    ("text", "fault"), [("Q=1.0", "不认识的计分代号“Q”"), ("WW=1.0 BW=2.0", "先手与后手得分不同")]
)
def test_faults(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        read_scoring(text)


def test_the_scoring_is_found_by_the_totals() -> None:
    marks = [Mark.WIN, Mark.DRAW, Mark.PAIRING_BYE]
    assert guess_scoring([(Stated(25), marks)]) == CHESS
    assert guess_scoring([(Stated(50), marks)]) == XIANGQI
    assert guess_scoring([(Stated(70), marks)]) == Scoring(win=3, unit=1)
    assert guess_scoring([(Stated(20), marks)]) == Scoring(pairing_bye=1)
    assert guess_scoring([(Stated(None), marks)]) == CHESS
    assert guess_scoring([(Stated(90), marks)]) is None


def test_scoring_from_tenths() -> None:
    assert scoring_of({"win": 20, "draw": 10}) == XIANGQI
