import pytest

from tests.sources.seals.pictures import Case, cases
from toolkit.model.seal import CONFIRMED, DIFFERS, UNREADABLE
from toolkit.sources.seals.decode import decode
from toolkit.sources.seals.presence import candidates
from toolkit.sources.seals.recognise import Reading, recogniser
from toolkit.sources.seals.unwrap import renditions
from toolkit.sources.seals.verify import Whose, free_reading, whose
from toolkit.values.lookalikes import lookalikes

CLEAR = [case for case in cases() if case.file in ("round.jpg", "electronic.png", "oval.jpg")]


def readings(case: Case) -> list[Reading]:
    rgb = decode(case.data).rgb
    return [
        reading
        for lines in renditions(rgb, candidates(rgb)[0])
        for reading in recogniser().read(lines)
    ]


def judged(case: Case, *names: str, others: tuple[str, ...] = ()) -> Whose:
    return whose(readings(case), names, others, recogniser())


@pytest.mark.parametrize("case", CLEAR, ids=lambda case: case.file)
def test_the_right_name_is_confirmed_and_no_lookalike_is(case: Case) -> None:
    assert judged(case, case.text).match == CONFIRMED
    seen = readings(case)
    verdicts = {
        name: whose(seen, [name], [], recogniser()).match for name in lookalikes(case.text)[::6]
    }
    assert CONFIRMED not in verdicts.values()
    assert len(verdicts) >= 8


def test_an_alias_confirms_as_the_full_name_does() -> None:
    case = CLEAR[0]
    assert judged(case, "临泉棋协", case.text).match == CONFIRMED


def test_another_body_differs_and_both_names_are_known() -> None:
    found = judged(CLEAR[0], "沙洲市体育总会")
    assert (found.match, found.text) == (DIFFERS, CLEAR[0].text)


def test_one_letter_apart_is_another_body() -> None:
    found = judged(CLEAR[0], CLEAR[0].text.replace("市", "区"))
    assert (found.match, found.text) == (DIFFERS, CLEAR[0].text)


def test_without_a_claim_there_is_no_verdict() -> None:
    found = judged(CLEAR[0])
    assert (found.text, found.match) == (CLEAR[0].text, None)


def test_nothing_read_is_unreadable() -> None:
    assert whose([], ["临泉市棋类协会"], [], recogniser()) == Whose("", 0.0, UNREADABLE)
    assert free_reading([]) == ("", 0.0)


@pytest.mark.parametrize(
    ("text", "confidence", "telling"),
    [("临泉市棋类协会", 0.9, True), ("临泉市棋类协会", 0.8, False), ("棋院", 0.99, False),
     ("三十六计走为上", 0.99, False)],
)  # fmt: skip
def test_what_tells_that_it_is_a_seal(text: str, confidence: float, telling: bool) -> None:
    assert Whose(text, confidence, None).telling is telling
