"""A whole simulated event by commands: start list to final standings, results typed in Excel.

    python -m bench.event [PLAYERS_A_SECTION [SECTIONS]]

Prints seconds by command. 134 players in 6 sections are the size of a national final.
"""

import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from openpyxl import load_workbook

from toolkit.cli.app import collect_rarely
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry.new import new
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.rounds.pair import pair
from toolkit.flows.rounds.round_sheets import book_name
from toolkit.flows.rounds.standings import standings
from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import Published, PublishedEntry

NOW = datetime(2020, 1, 18, 9, tzinfo=SHANGHAI)
REGULATION = "zibo-2020"
ROUNDS = 9
T = TypeVar("T")


class Clock:
    """Seconds by command."""

    def __init__(self) -> None:
        self.seconds: dict[str, list[float]] = defaultdict(list)

    def time(self, command: str, work: Callable[[], T]) -> T:
        """Runs the work and remembers how long it took."""
        started = time.perf_counter()
        done = work()
        self.seconds[command].append(time.perf_counter() - started)
        return done


def play_event(folder: Path, players: int, sections: int, clock: Clock) -> dict[str, Any]:
    """Plays all rounds of all sections; returns the final standings as `--json` gives them."""
    event = folder / "赛"
    assert isinstance(new(event, REGULATION, NOW), Outcome)
    names = _publish(event, players, sections)
    for number in range(1, ROUNDS + 1):
        for name in names:
            _run(event, partial(pair, wanted=name), clock, "pair")
            clock.time("typing", partial(type_round, event, name, number))
    final = _run(event, standings, clock, "standings")
    placed: dict[str, Any] = final.data["sections"]
    return placed


def type_round(event: Path, section: str, number: int) -> None:
    """Types a round's results as an arbiter would; the stronger (smaller number) wins more."""
    path = event / book_name(section)
    book = load_workbook(path)
    sheet = book[f"第{number}轮"]
    columns = {cell.value: cell.column for cell in sheet[3] if cell.value}
    drawn = random.Random(f"{section}{number}")
    for row in range(4, sheet.max_row + 1):
        if str(sheet.cell(row, columns["台"]).value or "").isdigit():
            better = int(sheet.cell(row, columns["白方号"]).value) < int(
                sheet.cell(row, columns["黑方号"]).value
            )
            weights = (5, 3, 2) if better else (2, 3, 5)
            [result] = drawn.choices(("1-0", "½-½", "0-1"), weights)
            sheet.cell(row, columns["结果"]).value = result
    book.save(path)


def _publish(event: Path, players: int, sections: int) -> list[str]:
    names: list[str] = []

    def work(desk: Desk) -> Outcome:
        names.extend(s.name for s in desk.regulation.sections[:sections])
        entries = tuple(
            PublishedEntry(
                f"{name}/{n}", f"u{n % 40}", f"第{n % 40}棋院", f"棋手{n:03}", name,
                "女" if "女" in name else "男", title="棋协大师",
            )
            for name in names
            for n in range(players)
        )  # fmt: skip
        desk.note([Published(entries)])
        return Outcome(())

    at_desk(event, "publish", NOW, work)
    return names


def _run(
    event: Path, work: Callable[[Desk], Outcome | Failure], clock: Clock, command: str
) -> Outcome:
    done = clock.time(command, lambda: at_desk(event, command, NOW, work))
    assert isinstance(done, Outcome), done
    return done


def main() -> None:
    """Prints the table."""
    players, sections = (int(word) for word in (*sys.argv[1:], "134", "6")[:2])
    clock = Clock()
    collect_rarely()
    with tempfile.TemporaryDirectory() as folder:
        started = time.perf_counter()
        play_event(Path(folder), players, sections, clock)
        total = time.perf_counter() - started
    print(f"{players} players × {sections} sections × {ROUNDS} rounds: {total:.1f} s")
    for command, seconds in clock.seconds.items():
        print(
            f"  {command:10} {len(seconds):4} times, median {median(seconds):.3f} s, "
            f"most {max(seconds):.3f} s, together {sum(seconds):.1f} s"
        )


if __name__ == "__main__":
    main()
