"""All rounds of two samples: results typed as arbiters do, interrupted and corrected once.

Ends when every place names the key that decided it.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from samples.maker.plan import load_plan
from samples.play import type_result, type_round
from toolkit.flows import posting
from toolkit.flows.demo import demo as demos
from toolkit.flows.desk import at_desk
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rounds import pair, results, slips, standings
from toolkit.model.clock import SHANGHAI

STOPPED = 3  # boards whose results were typed when the arbiter was called away
WORTH = {
    "1-0": (2, 0), "½-½": (1, 1), "0-1": (0, 2), "白方弃权": (0, 2), "黑方弃权": (2, 0),
    "双方弃权": (0, 0), "红胜": (2, 0), "和": (1, 1), "黑胜": (0, 2), "红方弃权": (0, 2),
}  # fmt: skip


class Hall:
    """An event that is being played: boards, byes and typed results by section and round."""

    def __init__(self, event: Path, name: str) -> None:
        self.event, self.name = event, name
        self.pairs: dict[str, list[list[list[int]]]] = {}
        self.byes: dict[str, list[list[int]]] = {}
        self.typed: dict[str, list[tuple[tuple[int, int], str]]] = {}
        self.places: dict[str, Any] = {}
        self.now = datetime(2019, 6, 15, 8, 30, tzinfo=SHANGHAI)

    def at(self, flow: Any) -> Outcome | Failure:
        self.now += timedelta(minutes=10)
        return at_desk(self.event, "test", self.now, flow)

    def pair(self, section: str) -> Outcome | Failure:
        made = self.at(lambda desk: pair.pair(desk, section))
        if isinstance(made, Outcome):
            self.pairs.setdefault(section, []).append(made.data["pairs"])
            self.byes.setdefault(section, []).append(made.data["byes"])
        return made

    def type(self, section: str, number: int, most: int = 1000) -> int:
        typed = type_round(self.event, self.name, section, number, most)
        self.typed.setdefault(section, []).extend(typed.items())
        return len(typed)

    def play(self, section: str) -> Failure:
        """Rounds until there are no more; what was said then."""
        while isinstance(made := self.pair(section), Outcome):
            self.type(section, made.data["round"])
        return made

    def rank(self) -> dict[str, Any]:
        """The standing of every section."""
        made = self.at(standings.standings)
        assert isinstance(made, Outcome), made
        found: dict[str, Any] = made.data["sections"]
        return found


@pytest.fixture(scope="module", params=["zibo-2020", "qingshui-2019"])
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Hall]:
    name = str(request.param)
    plan = replace(demos.plan_of(name), changed=None, round_one=None)
    event = tmp_path_factory.mktemp("event") / "event"
    with pytest.MonkeyPatch.context() as patch:
        for paper in (posting, slips):
            patch.setattr(paper, "chinese_fonts", tuple)  # pages have tests of their own
        patch.setattr(demos, "plan_of", lambda _: plan)
        made = demos.demo(event, name)
        assert isinstance(made, Outcome), made
        played = Hall(event, name)
        played.now = datetime.combine(plan.published.date(), played.now.time(), SHANGHAI)
        first, *others = load_plan(name).section_names
        interrupted(played, first)
        for section in (first, *others):
            assert "全部编完" in played.play(section).message
        played.places = played.rank()
        yield played


def interrupted(hall: Hall, section: str) -> None:
    """Half of round 1 is typed and saved, the next one is asked for, the rest comes later."""
    assert isinstance(hall.pair(section), Outcome)
    assert hall.type(section, 1, STOPPED) == STOPPED
    refused = hall.pair(section)
    assert isinstance(refused, Failure)
    assert "成绩" in refused.message
    read = hall.at(results.results)
    assert isinstance(read, Outcome)
    assert len(read.data["missing"][section]) == len(hall.pairs[section][0]) - STOPPED
    assert hall.type(section, 1) == len(hall.pairs[section][0]) - STOPPED


def test_every_section_is_played_to_its_last_round(hall: Hall) -> None:
    rounds = {section: len(played) for section, played in hall.pairs.items()}
    expected = {"qingshui-2019": [11], "zibo-2020": [9, 9, 9, 9, 9, 7]}
    assert list(rounds.values()) == expected[hall.name]


def test_nobody_plays_anybody_twice_or_sits_at_two_boards(hall: Hall) -> None:
    """A game that was not played is none: those two may be paired again."""
    for section, played in hall.pairs.items():
        met = [frozenset(board) for board, word in hall.typed[section] if "弃权" not in word]
        assert len(met) == len(set(met)), section
        for boards, byes in zip(played, hall.byes[section], strict=True):
            seated = [number for board in boards for number in board] + byes
            assert len(seated) == len(set(seated))


def test_every_place_is_taken_once_and_names_the_key_that_decided_it(hall: Hall) -> None:
    for section, found in hall.places.items():
        rows = found["rows"]
        assert found["final"], section
        assert [row["rank"] for row in rows] == list(range(1, len(rows) + 1))
        assert rows[0]["decided_by"] is None
        keys = {"points", *rows[0]["tiebreaks"]}
        assert {row["decided_by"] for row in rows[1:]} <= keys
        for above, row in pairwise(rows):
            if row["decided_by"] != "points":
                assert above["points"] == row["points"]


def test_records_that_were_not_handed_in_count_as_fouls(hall: Hall) -> None:
    fouls = [
        row["tiebreaks"].get("fouls", 0) for data in hall.places.values() for row in data["rows"]
    ]
    assert any(fouls) == (hall.name == "qingshui-2019")


def test_who_left_gets_no_more_points(hall: Hall) -> None:
    (left,) = load_plan(hall.name).leaves
    (row,) = (row for row in hall.places[left.section]["rows"] if row["start_no"] == left.player)
    unit = 2 if hall.name == "qingshui-2019" else 1
    assert row["points"] <= (left.round - 1) * unit
    own = [(board, word) for board, word in hall.typed[left.section] if left.player in board]
    assert any("弃权" in word for _, word in own)


def test_a_corrected_result_moves_the_points_of_both(hall: Hall) -> None:
    """Last, since it changes the hall."""
    (section, *_) = load_plan(hall.name).section_names
    before = {row["start_no"]: row for row in hall.places[section]["rows"]}
    first, second = hall.pairs[section][2][0]
    right = "0-1" if hall.name == "zibo-2020" else "黑胜"
    wrong = type_result(hall.event, section, 3, 1, right)
    if wrong == right:
        right = "1-0" if hall.name == "zibo-2020" else "红胜"
        type_result(hall.event, section, 3, 1, right)
    after = {row["start_no"]: row for row in hall.rank()[section]["rows"]}
    scale = 1 if hall.name == "qingshui-2019" else 2
    for side, number in enumerate((first, second)):
        moved = WORTH[right][side] - WORTH[wrong][side]
        assert (after[number]["points"] - before[number]["points"]) * scale == moved
    others = after.keys() - {first, second}
    assert all(after[number]["points"] == before[number]["points"] for number in others)
