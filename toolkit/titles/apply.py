"""Who may apply for which title (等级申报): the highest that rate, cap and steps allow together."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from toolkit.model.award import Application
from toolkit.model.record import Record
from toolkit.prizes.contest import Given, OpenPoint
from toolkit.rules.eligibility import Level
from toolkit.rules.schema import Regulation
from toolkit.rules.titles import Titles
from toolkit.titles.limits import held, is_adult, missing_for, steps_up, within_cap
from toolkit.titles.rates import Confirmed, Rate, needed, rates
from toolkit.values.titles import title_order

READINGS = ("scored", "nothing", "left_out")
_WORDS = {"scored": "照计得分", "nothing": "按 0 分计", "left_out": "这些轮次不计"}


class Scorer(Record, frozen=True):
    """A player's result. Points are half points; `unplayed` of them came without play (轮空、
    对方弃权), in `rounds_unplayed` rounds.
    """

    key: str
    name: str
    unit: str
    section: str
    own: str
    title: str | None
    grade: str | None
    points: int
    rounds: int
    unplayed: int = 0
    rounds_unplayed: int = 0

    def result(self, reading: str) -> tuple[int, int]:
        """Half points and rounds, as one reading of unplayed games has it."""
        if reading == "scored":
            return self.points, self.rounds
        left = self.rounds - (self.rounds_unplayed if reading == "left_out" else 0)
        return self.points - self.unplayed, left


class Applied(Record, frozen=True):
    """The applications in order of sections and places, what is open, the rates as used.

    `remarks` = why a section can't give some titles.
    """

    applications: tuple[Application, ...] = ()
    points: tuple[OpenPoint, ...] = ()
    remarks: tuple[str, ...] = ()
    table: tuple[Rate, ...] = ()


def apply(
    scorers: Iterable[Scorer], regulation: Regulation, confirmed: Mapping[str, Confirmed],
    given: Given, earlier: Mapping[str, int],
) -> Applied:  # fmt: skip
    """All applications. `earlier` = how many norms a player brought from earlier events."""
    titles = regulation.titles
    if titles is None:
        return Applied()
    run = _Run(regulation, titles, rates(regulation, confirmed), given, earlier)
    found = [one for scorer in scorers for one in run.of(scorer)]
    return Applied(tuple(found), tuple(run.open_points()), tuple(run.remarks), run.table)


class _Run:
    """One pass over the players; collects what is open on the way."""

    def __init__(
        self, regulation: Regulation, titles: Titles, table: tuple[Rate, ...], given: Given,
        earlier: Mapping[str, int],
    ) -> None:  # fmt: skip
        self.regulation, self.titles, self.table = regulation, titles, table
        self.given, self.earlier = given, earlier
        self.remarks: dict[str, None] = {}
        self.unsure: dict[str, tuple[Rate, list[str]]] = {}
        self.doubtful: dict[str, OpenPoint] = {}

    def of(self, scorer: Scorer) -> Iterator[Application]:
        """His application, if there is one; it waits where something about it is open."""
        level = self.regulation.level_of(scorer.own)
        if level is None:
            return
        start = held(scorer.title, scorer.grade)
        reading = self._reading(scorer, level, start)
        points, rounds = scorer.result(reading)
        chosen = self._highest(scorer, level, start, reading)
        waits = self._doubt(scorer, level, start)
        unsure = [rate for rate in self._open(scorer, level, start) if self._above(rate, chosen)]
        reached = [r for r in unsure if points >= needed(r.rate or 1, rounds)]
        for rate in reached:
            self.unsure.setdefault(rate.key, (rate, []))[1].append(scorer.name)
        if reached and not waits:
            waits = f"titles/rate/{reached[0].key}"
        best = chosen or next((rate for rate in reached if rate.rate is not None), None)
        if best is None or best.rate is None:
            return
        if not waits and self.titles.norms > 1 + self.earlier.get(scorer.key, 0):
            waits = f"titles/norms/{scorer.key}"
        yield self._application(scorer, start, best, points, rounds, waits)

    def _application(
        self, scorer: Scorer, start: str, best: Rate, points: int, rounds: int, waits: str
    ) -> Application:
        collected = self.titles.collected
        assert best.rate is not None
        return Application(
            scorer.key, scorer.name, scorer.own, start, best.goal, points, rounds,
            needed(best.rate, rounds), best.rate, scorer.unit, best.source,
            collected is not None and best.goal in collected.titles, waits,
        )  # fmt: skip

    def _rows(self, start: str, level: Level, rounds: int) -> Iterator[Rate]:
        """The cells that cap, steps and the event's minimum leave, highest goal first."""
        adult = is_adult(level)
        for rate in sorted(self.table, key=lambda rate: -(title_order(rate.goal) or 0)):
            if rate.start != start or (rate.adults and not adult):
                continue
            if not within_cap(rate.goal, level):
                continue
            if not rate.adults and steps_up(start, rate.goal, self.table) > self.most_steps:
                continue
            missing = missing_for(rate.goal, level, rounds, self.regulation)
            if missing:
                words = f"{level.name}：{'、'.join(missing)}，不能申报{rate.goal}。"
                self.remarks[words] = None
                continue
            yield rate

    @property
    def most_steps(self) -> int:
        """The edition's limit; a xiangqi table of its own says by itself how far one may rise."""
        return 99 if self.regulation.game == "xiangqi" else self.titles.most_steps

    def _highest(self, scorer: Scorer, level: Level, start: str, reading: str) -> Rate | None:
        """The highest title that is certain. The event's minimum asks for its rounds, not his."""
        points, rounds = scorer.result(reading)
        if rounds <= 0:
            return None
        for rate in self._rows(start, level, scorer.rounds):
            if rate.sure and rate.rate is not None and points >= needed(rate.rate, rounds):
                return rate
        return None

    def _open(self, scorer: Scorer, level: Level, start: str) -> list[Rate]:
        return [rate for rate in self._rows(start, level, scorer.rounds) if not rate.sure]

    def _above(self, rate: Rate, chosen: Rate | None) -> bool:
        return chosen is None or (title_order(rate.goal) or 0) > (title_order(chosen.goal) or 0)

    def _reading(self, scorer: Scorer, level: Level, start: str) -> str:
        """How his unplayed games count: as the regulation says, or as was decided for him."""
        key = f"titles/unplayed/{scorer.key}"
        if self.given.accepts(key) is False:
            goals = {r: self._goal(scorer, level, start, r) for r in READINGS}
            return max(READINGS, key=lambda r: title_order(goals[r]) or 0)
        return self.titles.unplayed

    def _goal(self, scorer: Scorer, level: Level, start: str, reading: str) -> str:
        found = self._highest(scorer, level, start, reading)
        return found.goal if found else ""

    def _doubt(self, scorer: Scorer, level: Level, start: str) -> str:
        """The key of the open question about unplayed games, "" when they change nothing."""
        if not scorer.rounds_unplayed:
            return ""
        goals = {r: self._goal(scorer, level, start, r) for r in READINGS}
        if len(set(goals.values())) == 1:
            return ""
        key = f"titles/unplayed/{scorer.key}"
        said = "；".join(f"{_WORDS[r]}：{goals[r] or '不够'}" for r in READINGS)
        settled = self.given.accepts(key) is not None
        self.doubtful[key] = OpenPoint(
            "Z004", key,
            f"{scorer.name}有 {scorer.rounds_unplayed} 轮没有下棋，"
            f"怎样计得分率没有出处（{said}）。",
            f"接受＝{_WORDS[self.titles.unplayed]}；不接受＝按对棋手最有利的一种。",
            self.titles.clause, scorer.name, settled,
        )  # fmt: skip
        return "" if settled else key

    def open_points(self) -> Sequence[OpenPoint]:
        """Every open cell that somebody's title hangs on, then the doubtful players."""
        cells = [
            OpenPoint(
                "Z004", f"titles/rate/{key}",
                f"{rate.start}升{rate.goal}的得分率"
                + (f"（文件里写 {rate.rate}%）" if rate.rate is not None else "")
                + f"没有可靠出处，{len(names)} 人等着：{'、'.join(names[:5])}"
                + ("……" if len(names) > 5 else "。"),
                "请在 2填写/等级核定.xlsx 的“得分率”里填写并确认。",
                self.titles.clause, rate.goal,
            )
            for key, (rate, names) in self.unsure.items()
        ]  # fmt: skip
        return [*cells, *self.doubtful.values()]
