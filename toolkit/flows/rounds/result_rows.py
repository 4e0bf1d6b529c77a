"""One row of a round's sheet in 编排-<组别>.xlsx as a fact: result, colours, fouls, game record."""

import re

from toolkit.layouts.fill_in import FilledRow
from toolkit.layouts.rounds import BYE, OMITTED, SWAPPED, read_result
from toolkit.model.facts import Origin
from toolkit.model.form import Problem
from toolkit.model.game import Result
from toolkit.model.play_facts import ResultEntered
from toolkit.model.play_state import SectionState
from toolkit.pairing.records import omitted
from toolkit.rules.schema import Regulation

_FOULS = ("white_fouls", "black_fouls")
_MOST_FOULS = 20
_ROW = re.compile(r"r(\d+)b(-?\d+)")


def read_result_row(
    row: FilledRow, state: SectionState, regulation: Regulation, origin: Origin
) -> ResultEntered | Problem | None:
    """What is new in a row, or what can't be taken of it; None = nothing new."""
    found = _ROW.fullmatch(row.id)
    if found is None:
        return None
    number, board = int(found[1]), int(found[2])
    if board <= 0:
        return _bye(row)
    text, said = row.text("result"), row.said.get("result")
    where = said.where if said else None
    result = read_result(text, regulation.game) if text else None
    if text and result is None:
        return Problem("N009", where, {"cause": f"结果“{text}”不认识，请从列表中选择"})
    fouls = _fouls(row)
    if isinstance(fouls, Problem):
        return fouls
    swapped = row.text("swapped") == SWAPPED
    unrecorded = _unrecorded(row, result, regulation, swapped=swapped)
    if isinstance(unrecorded, Problem):
        return unrecorded
    place = Origin(origin.file, origin.sha256, where or "")
    made = ResultEntered(
        state.frozen.section, number, board, result, place, swapped, *fouls, *unrecorded
    )
    known = state.results.get((number, board))
    return None if said_of(made) == (said_of(known) if known else _NOTHING) else made


def said_of(fact: ResultEntered) -> tuple[object, ...]:
    """What a row says, wherever it stands."""
    return (
        fact.result, fact.swapped, fact.white_fouls, fact.black_fouls, fact.white_omitted,
        fact.black_omitted,
    )  # fmt: skip


_NOTHING = (None, False, 0, 0, 0, 0)


def _bye(row: FilledRow) -> Problem | None:
    text, said = row.text("result"), row.said.get("result")
    if not text or text == BYE or text.startswith(("请假", "缺席")):
        return None
    cause = f"轮空的棋手不能填结果“{text}”"
    return Problem("N003", said.where if said else None, {"cause": cause})


def _fouls(row: FilledRow) -> tuple[int, int] | Problem:
    counts = [row.text(key).removesuffix(".0") or "0" for key in _FOULS]
    for key, count in zip(_FOULS, counts, strict=True):
        if not count.isdecimal() or int(count) > _MOST_FOULS:
            cause = f"犯规次数“{count}”请写 0 到 {_MOST_FOULS} 的数字"
            return Problem("N009", row.said[key].where, {"cause": cause})
    return int(counts[0]), int(counts[1])


def _unrecorded(
    row: FilledRow, result: Result | None, regulation: Regulation, *, swapped: bool
) -> tuple[int, int] | Problem:
    """The fouls of who did not record the game."""
    text, said = row.text("record"), row.said.get("record")
    if not text or regulation.records is None:
        return 0, 0
    where = said.where if said else None
    if text != OMITTED:
        return Problem("N009", where, {"cause": f"录谱“{text}”不认识，请从列表中选择"})
    fouls = omitted(result, regulation.records, swapped=swapped)
    if fouls == (0, 0):
        return Problem("N009", where, {"cause": "选了漏录，这一台却没有下完的结果；请先填结果"})
    return fouls
