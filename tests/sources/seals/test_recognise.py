import numpy as np
from PIL import Image

from tests.sources.seals.pictures import CASES
from toolkit.sources.seals.recognise import Recogniser, recogniser


def test_there_is_one_session() -> None:
    assert recogniser() is recogniser()
    assert isinstance(recogniser(), Recogniser)


def test_a_line_is_read_with_its_chances() -> None:
    line = np.asarray(Image.open(CASES / "line.png").convert("L"))
    blank = np.full((48, 100), 255, np.uint8)
    read, nothing = recogniser().read([line, blank])
    assert read.text == "临泉市棋类协会"
    assert read.confidence > 0.9
    assert read.chances.shape[1] == len(recogniser().letters)
    assert nothing.text == ""
    assert nothing.confidence == 0


def test_a_name_becomes_numbers_unless_a_letter_is_unknown() -> None:
    numbers = recogniser().numbers("象棋")
    assert numbers
    assert [recogniser().letters[number] for number in numbers] == ["象", "棋"]
    assert recogniser().numbers("象\ue000") is None
