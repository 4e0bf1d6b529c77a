"""`qisai trf pair|standings|check`: one TRF file in, one JSON-ready answer out."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from toolkit.model.game import Mark, Round, Scoring, Tournament
from toolkit.model.standing import Pairing
from toolkit.pairing.history import before_round
from toolkit.pairing.renumber import renumbered
from toolkit.pairing.swiss import RULES_2017, RULES_2026, SwissOptions, pair_round, rules_on
from toolkit.standings.order import standing
from toolkit.tiebreaks.base import UnknownKeyError
from toolkit.tiebreaks.field import Settings
from toolkit.trf.document import TrfFile
from toolkit.trf.read import competitors_by_rank, read_trf
from toolkit.trf.scoring import scoring_of

TIEBREAKS_CHANGED_ON = "2026-03-01"


class TrfError(Exception):
    """The file or an option can't be used; both texts are for the user."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(message)
        self.message = message
        self.remedy = remedy

    def as_json(self) -> dict[str, Any]:
        """The contract's error document."""
        return {"error": {"message": self.message, "remedy": self.remedy}}


def pair_file(path: Path, rules: str | None = None) -> dict[str, Any]:
    """The next round of the file. TrfError when there is nothing to read."""
    file, order = _numbered(_load(path))
    pairing = pair_round(file.tournament, SwissOptions(rules=_pairing_rules(file, rules)))
    return _pairing_json(pairing, order)


def check_file(path: Path, rules: str | None = None) -> dict[str, Any]:
    """Every round of the file held against the engine's own."""
    file, order = _numbered(_load(path))
    chosen = _pairing_rules(file, rules)
    rounds = [
        _check_round(file.tournament, index, chosen, order)
        for index in range(len(file.tournament.rounds))
    ]
    return {"rules": chosen, "ok": all(item["ok"] for item in rounds), "rounds": rounds}


def standings_file(
    path: Path,
    tiebreaks: Iterable[str],
    rules: str | None = None,
    scoring: str | None = None,
    fouls: Path | None = None,
) -> dict[str, Any]:
    """The standing after the file's last round. TrfError for an unknown key or scoring."""
    file = _load(path)
    tournament = file.tournament
    if scoring is not None:
        tournament = msgspec.structs.replace(tournament, scoring=_scoring(scoring))
    settings = Settings(
        regime=int(rules or _tiebreak_rules(file)),
        round_robin=_is_round_robin(file),
        fouls={} if fouls is None else _fouls(fouls),
    )
    try:
        table = standing(tournament, tiebreaks, settings)
    except UnknownKeyError as fault:
        raise TrfError(f"{fault}。", "可用的名称见 qisai trf standings --help。") from None
    unit = tournament.scoring.unit
    rows = [
        {
            "rank": row.rank,
            "start_no": row.number,
            "points": _number(row.points / unit),
            "tiebreaks": {key.key: _number(float(key.value)) for key in row.keys},
            "decided_by": row.decided_by,
        }
        for row in table.rows
    ]
    return {"rows": rows}


def _load(path: Path) -> TrfFile:
    try:
        data = path.read_bytes()
    except OSError:
        raise TrfError(f"找不到或打不开文件：{path}", "请核对文件名和路径。") from None
    file = read_trf(_decoded(data))
    if file.problems:
        shown = "".join(file.problems[:5])
        raise TrfError(f"{path.name} 不能使用。{shown}", "请在原来的编排软件里改正后重新导出。")
    return file


def _decoded(data: bytes) -> str:
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def _numbered(file: TrfFile) -> tuple[TrfFile, dict[int, int]]:
    """The file numbered as it asks to be paired, and the start number behind each number."""
    if not file.by_rank:
        return file, {player.number: player.number for player in file.tournament.competitors}
    players = competitors_by_rank(file)
    new = {player.number: i for i, player in enumerate(players, start=1)}
    tournament = renumbered(file.tournament, new)
    return msgspec.structs.replace(file, tournament=tournament), {i: n for n, i in new.items()}


def _pairing_rules(file: TrfFile, chosen: str | None) -> str:
    if chosen is not None:
        return chosen
    system = file.first("192").upper()
    if "2025" in system or "2026" in system:
        return RULES_2026
    if "2017" in system:
        return RULES_2017
    return rules_on(file.started_on)


def _tiebreak_rules(file: TrfFile) -> str:
    day = file.started_on
    return "2024" if day and day < TIEBREAKS_CHANGED_ON else "2026"


def _pairing_json(pairing: Pairing, order: dict[int, int]) -> dict[str, Any]:
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
                "message": finding.message,
                "remedy": finding.remedy,
            }
            for finding in pairing.findings
        ],
    }


def _check_round(
    tournament: Tournament, index: int, rules: str, order: dict[int, int]
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


def _is_round_robin(file: TrfFile) -> bool:
    words = f"{file.first('192')} {file.first('092')}".upper()
    if "SWISS" in words or "DUTCH" in words:
        return False
    if any(word in words for word in ("ROUNDROBIN", "ROUND ROBIN", "ROUND-ROBIN", "BERGER")):
        return True
    return _everybody_met(file.tournament.rounds, len(file.tournament.competitors))


def _everybody_met(rounds: Iterable[Round], players: int) -> bool:
    """True when every two players were paired, and equally often."""
    times: dict[tuple[int, int], int] = {}
    for played in rounds:
        for game in played.games:
            pair = (min(game.white, game.black), max(game.white, game.black))
            times[pair] = times.get(pair, 0) + 1
    return (
        players > 1 and len(times) == players * (players - 1) // 2 and len(set(times.values())) == 1
    )


def _scoring(text: str) -> Scoring:
    """ "2-1-0", "1-0.5-0" or "3-1-0" as a scoring."""
    fields = text.replace("½", "0.5").replace("/", "-").split("-")
    try:
        win, draw, loss = (round(float(field) * 10) for field in fields)
    except ValueError:
        raise TrfError(f"计分办法“{text}”读不懂。", "请写成 胜-和-负，例如 2-1-0。") from None
    return scoring_of({"win": win, "draw": draw, "loss": loss})


def _fouls(path: Path) -> dict[int, int]:
    """Fouls by start number: first column the number, last column fouls; rows of one player add."""
    try:
        rows = list(csv.reader(io.StringIO(_decoded(path.read_bytes()))))
    except OSError:
        raise TrfError(f"找不到或打不开文件：{path}", "请核对文件名和路径。") from None
    found: dict[int, int] = {}
    for line, row in enumerate(rows, start=1):
        fields = [field.strip() for field in row]
        if not any(fields) or (line == 1 and not fields[0].isdecimal()):
            continue  # a heading or a blank line
        if len(fields) < 2 or not (fields[0].isdecimal() and fields[-1].isdecimal()):
            raise TrfError(
                f"犯规表 {path.name} 第 {line} 行读不懂。", "每行应为序号和犯规次数，用逗号分开。"
            )
        found[int(fields[0])] = found.get(int(fields[0]), 0) + int(fields[-1])
    return found


def _number(value: float) -> int | float:
    return int(value) if value == int(value) else value
