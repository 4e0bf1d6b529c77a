"""`qisai trf pair|standings|check`: one TRF file, to contract (docs/commands.md)."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.single.trf_file import (
    fouls_of,
    is_round_robin,
    load,
    load_for_pairing,
    pairing_rules,
    scoring_named,
    tiebreak_rules,
)
from toolkit.model.game import Mark, Scoring, Tournament
from toolkit.model.standing import Pairing, Standing
from toolkit.pairing.history import before_round
from toolkit.pairing.swiss import SwissOptions, pair_round
from toolkit.standings.order import TIED, standing
from toolkit.tiebreaks.base import UnknownKeyError
from toolkit.tiebreaks.field import Settings
from toolkit.tiebreaks.registry import TIEBREAKS


def pair(path: Path, rules: str | None = None) -> Outcome | Failure:
    """The next round of the file."""
    loaded = load_for_pairing(path)
    if isinstance(loaded, Failure):
        return loaded
    file, order = loaded
    pairing = pair_round(file.tournament, SwissOptions(rules=pairing_rules(file, rules)))
    data = _pairing_json(pairing, order)
    return Outcome(tuple(_pairing_lines(pairing, data)), "", data)


def check(path: Path, rules: str | None = None) -> Outcome | Failure:
    """Every round of the file held against the engine's own."""
    loaded = load_for_pairing(path)
    if isinstance(loaded, Failure):
        return loaded
    file, order = loaded
    chosen = pairing_rules(file, rules)
    rounds = [
        _check_round(file.tournament, index, chosen, order)
        for index in range(len(file.tournament.rounds))
    ]
    data = {"rules": chosen, "ok": all(item["ok"] for item in rounds), "rounds": rounds}
    return Outcome(tuple(_check_lines(data)), "", data)


def standings(
    path: Path,
    tiebreaks: Iterable[str],
    rules: str | None = None,
    scoring: str | None = None,
    fouls: Path | None = None,
) -> Outcome | Failure:
    """The standing after the file's last round; points come first, implied."""
    file = load(path)
    if isinstance(file, Failure):
        return file
    points = file.tournament.scoring if scoring is None else scoring_named(scoring)
    if isinstance(points, Failure):
        return points
    counted = fouls_of(fouls)
    if isinstance(counted, Failure):
        return counted
    settings = Settings(
        regime=tiebreak_rules(file, rules), round_robin=is_round_robin(file), fouls=counted
    )
    tournament = msgspec.structs.replace(file.tournament, scoring=points)
    try:
        table = standing(tournament, tiebreaks, settings)
    except UnknownKeyError as fault:
        names = "、".join(key.names[0] for key in TIEBREAKS)
        return Failure(f"{fault}。", f"可用的有：{names}。")
    names_of = {player.number: player.name for player in tournament.competitors}
    data = {"rows": _rows(table, points)}
    return Outcome(tuple(_standing_lines(table, points, names_of)), "", data)


def _rows(table: Standing, scoring: Scoring) -> list[dict[str, Any]]:
    return [
        {
            "rank": row.rank,
            "start_no": row.number,
            "points": _number(row.points / scoring.unit),
            "tiebreaks": {key.key: _number(float(key.value)) for key in row.keys},
            "decided_by": row.decided_by,
        }
        for row in table.rows
    ]


def _number(value: float) -> int | float:
    return int(value) if value == int(value) else value


def _standing_lines(table: Standing, scoring: Scoring, names: Mapping[int, str]) -> Iterable[str]:
    yield f"第 {table.after_round} 轮后名次（依次比较：{'、'.join(table.keys)}）"
    for row in table.rows:
        keys = "  ".join(f"{key.key} {key.value}" for key in row.keys)
        decided = {None: "", TIED: "（与上一名各项全同，并列）"}.get(
            row.decided_by, f"（{row.decided_by} 分出）"
        )
        yield (
            f"{row.rank:>4}  {row.number:>4} 号 {names[row.number]}  "
            f"{scoring.show(row.points)} 分  {keys}{decided}"
        )


def _pairing_json(pairing: Pairing, order: Mapping[int, int]) -> dict[str, Any]:
    byes = [bye.player for bye in pairing.byes if bye.mark is Mark.PAIRING_BYE]
    return {
        "round": pairing.round,
        "rules": pairing.rules,
        "pairs": [[order[board.white], order[board.black]] for board in pairing.boards],
        "bye": order[byes[0]] if byes else None,
        "findings": [
            {
                "code": finding.code,
                "severity": finding.severity.value,
                "where": finding.where,
                "subject": finding.subject,
                "clause": finding.clause,
                "message": f"{finding.message}{finding.remedy}",
            }
            for finding in pairing.findings
        ],
    }


def _pairing_lines(pairing: Pairing, data: Mapping[str, Any]) -> Iterable[str]:
    yield f"第 {pairing.round} 轮对阵（{pairing.rules} 年规则）"
    for board, (white, black) in zip(pairing.boards, data["pairs"], strict=True):
        yield f"{board.number:>4}  {white:>4} - {black:<4}  {'；'.join(board.reasons)}"
    yield from pairing.bye_reasons
    for finding in pairing.findings:
        yield f"{finding.code} {finding.message}{finding.remedy}"


def _check_round(
    tournament: Tournament, index: int, rules: str, order: Mapping[int, int]
) -> dict[str, Any]:
    played = tournament.rounds[index]
    expected = _pairing_json(
        pair_round(before_round(tournament, index), SwissOptions(rules=rules)), order
    )
    pairs = {(order[game.white], order[game.black]) for game in played.games}
    right = {(white, black) for white, black in expected["pairs"]}
    bye = next((order[b.player] for b in played.byes if b.mark is Mark.PAIRING_BYE), None)
    return {
        "round": played.number,
        "ok": pairs == right and bye == expected["bye"],
        "only_in_file": sorted(list(pair) for pair in pairs - right),
        "only_by_rules": sorted(list(pair) for pair in right - pairs),
        "bye": bye,
        "bye_by_rules": expected["bye"],
        "findings": expected["findings"],
    }


def _check_lines(data: Mapping[str, Any]) -> Iterable[str]:
    for item in data["rounds"]:
        if item["ok"]:
            yield f"第 {item['round']} 轮：与 {data['rules']} 年规则一致。"
            continue
        theirs = "、".join(f"{white}-{black}" for white, black in item["only_in_file"])
        ours = "、".join(f"{white}-{black}" for white, black in item["only_by_rules"])
        yield f"第 {item['round']} 轮：文件为 {theirs or '—'}；按规则应为 {ours or '—'}。"
        if item["bye"] != item["bye_by_rules"]:
            free, due = item["bye"] or "无", item["bye_by_rules"] or "无"
            yield f"      轮空：文件为 {free}；按规则应为 {due}。"
