import pytest

from tests.regulations import regulation, text
from toolkit.model.money import Money
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

ZIBO = text("zibo-2020")


def faults(changed: str) -> dict[str, str]:
    loaded = load(changed)
    assert not isinstance(loaded, Regulation)
    return {fault.key: fault.message for fault in loaded}


def test_zibo_says_what_its_text_says() -> None:
    zibo = regulation()
    assert zibo.entry_fee() == Money.yuan(210)
    assert [section.name for section in zibo.sections] == [
        "棋协大师组(男子)", "棋协大师组(女子)", "候补棋协大师组(男子)",
        "候补棋协大师组(女子)", "一级棋士组(男子)", "一级棋士组(女子)",
    ]  # fmt: skip
    assert zibo.dates.entry_closes.last_second.isoformat() == "2019-12-31T18:00:00+08:00"


def test_every_unknown_key_is_named_with_its_path_and_the_nearest_known_one() -> None:
    changed = ZIBO.replace("players = 800", "player = 800").replace("beds = 2", "bed = 2", 1)
    found = faults(changed)
    assert set(found) == {"cap.player", "hotels[1].rooms[1].bed"}
    assert "是不是想写 players" in found["cap.player"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("amount = 200\nclause", 'amount = "两百"\nclause', "fees[0].amount"),
        ('game = "chess"', 'game = "go"', "game"),
        (
            'clause = "十三(一)8"\nquote = "比赛上限800人"\nalso = ["有权提前截止报名"]',
            "",
            "cap.clause",
        ),
        ("first = 2020-01-18", "first = 2020-01-28", "dates.play"),
        ("day = 2019-12-31", "day = 2020-12-31", "dates.entry_closes"),
        ("棋协大师组(女子)", "棋协大师组(男子)", "levels"),
        ("[late]", "[late", ""),
    ],
)
def test_a_wrong_value_is_a_sentence_with_its_place(old: str, new: str, key: str) -> None:
    assert old in ZIBO
    assert key in faults(ZIBO.replace(old, new))


def test_everything_that_is_missing_is_named_at_once() -> None:
    found = faults('id = "a"\n[late]\npolicy = "refuse"\n[[fees]]\nname = "报名费"')
    assert {"name", "late.clause", "fees[0].amount", "fees[0].clause"} <= set(found)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("amount = 200\nclause", 'amount = "两百"\nclause', "应是整数"),
        ("whole_rooms = true", 'whole_rooms = "是"', "应是 true 或 false"),
        ("arrive = 2020-01-17", "arrive = 17", "应是日期"),
        ('game = "chess"', 'game = "go"', "不认识 'go'"),
        ('short = "淄博2020"', "short = 2020", "应是文字"),
    ],
)
def test_what_is_wrong_is_said_in_chinese(old: str, new: str, words: str) -> None:
    assert old in ZIBO
    (message,) = faults(ZIBO.replace(old, new, 1)).values()
    assert words in message
    assert "Expected" not in message


def test_an_event_needs_levels_with_sections_rounds_and_clocks() -> None:
    empty = ZIBO.replace('rounds = [{ rounds = 9, quote = "比赛9轮" }]', "rounds = []")
    assert empty != ZIBO
    assert set(faults(empty)) == {"play.rounds"}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("{ places = [1], amount", "{ places = [], amount", "prizes.tables[0].rows[0].places"),
        (
            "{ places = [4, 6], amount",
            "{ places = [6, 4], amount",
            "prizes.tables[0].rows[3].places",
        ),
        ('name = "2026年', 'name = ""\nvenue = "2026年', "name"),
    ],
)
def test_places_and_names_that_say_nothing(old: str, new: str, key: str) -> None:
    changed = text("yunxi-2026").replace('venue = "云溪市体育馆"\n', "", 1)
    assert key in faults(changed.replace(old, new, 1))


def test_a_depth_without_steps_says_so() -> None:
    empty = "[[prizes.depths]]\nsteps = []\nclause = '六'\n\n[titles]"
    found = faults(text("yunxi-2026").replace("[titles]", empty, 1))
    assert set(found) == {"prizes.depths[0].steps"}
