"""名单变动 and 抗议 of 编排-<组别>.xlsx: rows that arbiters type beside the rounds, as facts."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from msgspec.structs import replace

from toolkit.flows.play import scoring_of, tournament_of
from toolkit.flows.typed import place_of, slip
from toolkit.layouts.between import APART, BLANK_ROWS, CHANGES, JOINS, PROTESTS, WITHDRAWS
from toolkit.layouts.fill_in import FilledRow, FillRow, FillTable
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.game import Tournament
from toolkit.model.play_facts import SectionNoted
from toolkit.model.play_state import SectionState
from toolkit.pairing.between import fault, with_changes
from toolkit.rules.schema import Regulation
from toolkit.sources.filled import Filled

TABLES = (CHANGES, PROTESTS)


def read_notes(
    filled: Mapping[str, Filled], state: SectionState, regulation: Regulation, origin: Origin
) -> tuple[list[SectionNoted], list[Problem]]:
    """What was typed, changed or emptied since, and what can't be taken."""
    facts: list[SectionNoted] = []
    problems: list[Problem] = []
    unchanged = tournament_of(replace(state, noted={}), scoring_of(regulation))
    changes = state.rows(CHANGES.sheet)
    for table in TABLES:
        problems += filled[table.sheet].problems
        for row in filled[table.sheet].rows:
            others = [said for id_, said in changes.items() if id_ != row.id]
            made = _note(table, row, state, partial(with_changes, unchanged, others), origin)
            if isinstance(made, Problem):
                problems.append(made)
            elif made:
                facts.append(made)
                if table is CHANGES:
                    changes[row.id] = made.said
                    changes = {id_: said for id_, said in changes.items() if said}
    return facts, problems


def _note(
    table: FillTable,
    row: FilledRow,
    state: SectionState,
    without: Callable[[], Tournament],
    origin: Origin,
) -> SectionNoted | Problem | None:
    """`without` = the tournament with all other rows, so that a row is not held against itself."""
    known = state.noted.get((table.sheet, row.id), {})
    said = {key: text for key in row.said if (text := row.text(key).removesuffix(".0"))}
    shown = {key: text for key, text in known.items() if key in {c.key for c in table.yellow}}
    if said == shown:
        return None
    place = place_of(origin, row, next(iter(row.said), ""))
    section = state.frozen.section
    if not said:
        if table is CHANGES and int(known["first"]) <= len(state.rounds):
            return Problem("N009", None, {"cause": _TOO_LATE, "row": row.id})
        return SectionNoted(section, table.sheet, row.id, {}, place)
    if table is CHANGES:
        tournament = without()
        wrong = fault(said, tournament, robin=state.frozen.system == "round_robin")
        if wrong:
            return slip(row, *wrong)
        said = _completed(said, known, tournament)
    return SectionNoted(section, table.sheet, row.id, said, place)


_TOO_LATE = "这一行已经用在编排里，不能再收回；请另写一行"


def _completed(
    said: dict[str, str], known: Mapping[str, str], tournament: Tournament
) -> dict[str, str]:
    """With the round it begins, and the start number of a late entrant."""
    first = said.get("first") or f"{tournament.next_round}"
    if said["kind"] != JOINS:
        return {**said, "first": first}
    last = max((player.number for player in tournament.competitors), default=0)
    return {**said, "first": first, "start": known.get("start") or f"{last + 1}"}


def noted_words(facts: Iterable[SectionNoted], tournament: Tournament) -> list[str]:
    """What was taken in from the sheets, with the people in question: a wrong number shows."""
    names = {f"{player.number}": player.name for player in tournament.competitors}
    return [f"  {fact.table}：{_words(fact, names)}" for fact in facts]


def _words(fact: SectionNoted, names: Mapping[str, str]) -> str:
    said = fact.said
    if not said:
        return "收回一行"
    if fact.table == PROTESTS.sheet:
        return " ".join(said[key] for key in ("who", "what", "ruling") if said.get(key))
    kind, first, last = said["kind"], said["first"], said.get("last", "")
    number = f"{int(said.get('start') or said['number'])}"
    who = f"{number} 号{names.get(number) or said.get('name', '')}"
    if kind == APART:
        other = f"{int(said['other'])}"
        who += f"与 {other} 号{names.get(other, '')}"
    if kind in (WITHDRAWS, JOINS) or (kind == APART and not last):
        return f"{kind} {who}，从第 {first} 轮起"
    return f"{kind} {who}，第 {first} 轮" + (f"到第 {last} 轮" if last not in ("", first) else "")


def note_rows(
    table: FillTable, state: SectionState, kept: Mapping[str, dict[str, str]]
) -> list[FillRow]:
    """All that was typed, also where it was not understood, and empty rows after it."""
    known = {**state.rows(table.sheet), **kept}
    numbers = sorted(known, key=int)
    last = int(numbers[-1]) if numbers else 0
    blank = [f"{number}" for number in range(last + 1, last + 1 + BLANK_ROWS)]
    return [FillRow(number, known.get(number, {})) for number in (*numbers, *blank)]


def open_protests(state: SectionState) -> list[dict[str, str]]:
    """The protests without a ruling (N008)."""
    return [said for said in state.rows(PROTESTS.sheet).values() if not said.get("ruling")]


def kept_notes(
    filled: Mapping[str, Filled], problems: Iterable[Problem]
) -> dict[str, dict[str, dict[str, str]]]:
    """The cells of rows that were not understood, by sheet and row."""
    wrong = {problem.detail["row"] for problem in problems if "row" in problem.detail}
    return {
        table.sheet: {
            row.id: {key: said.text for key, said in row.said.items()}
            for row in filled[table.sheet].rows
            if row.id in wrong
        }
        for table in TABLES
    }
