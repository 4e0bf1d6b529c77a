"""A TRF file and what stands beside it on the command line, read for `qisai trf …`."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path

import msgspec

from toolkit.flows.outcome import Failure
from toolkit.model.game import Round, Scoring
from toolkit.pairing.renumber import renumbered
from toolkit.pairing.swiss import RULES_2017, RULES_2026, rules_on
from toolkit.trf.document import TrfFile
from toolkit.trf.read import competitors_by_rank, read_trf
from toolkit.trf.scoring import scoring_of

TIEBREAKS_CHANGED_ON = "2026-03-01"
SHOWN_PROBLEMS = 5


def load(path: Path) -> TrfFile | Failure:
    """The file, or why it can't be used."""
    try:
        data = path.read_bytes()
    except OSError:
        return Failure(f"找不到或打不开文件：{path}", "请核对文件名和路径。")
    file = read_trf(decoded(data))
    if file.problems:
        shown = "".join(file.problems[:SHOWN_PROBLEMS])
        return Failure(f"{path.name} 不能使用。{shown}", "请在原来的编排软件里改正后重新导出。")
    return file


def decoded(data: bytes) -> str:
    """Text of a file of unknown origin; latin-1, which fits always, comes last."""
    for encoding in ("utf-8-sig", "gb18030"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    return data.decode("latin-1")


def load_for_pairing(path: Path) -> tuple[TrfFile, dict[int, int]] | Failure:
    """The file numbered as it asks to be paired, and the start number behind each number."""
    file = load(path)
    if isinstance(file, Failure):
        return file
    if file.is_team:
        return Failure(f"{path.name} 是团体赛文件，这里只能编个人赛。", "请用团体赛的编排软件。")
    return numbered(file)


def numbered(file: TrfFile) -> tuple[TrfFile, dict[int, int]]:
    """The file by ranks where it asks for that (XXC rank), and the old numbers by new ones."""
    if not file.by_rank:
        return file, {player.number: player.number for player in file.tournament.competitors}
    players = competitors_by_rank(file)
    new = {player.number: i for i, player in enumerate(players, start=1)}
    tournament = renumbered(file.tournament, new)
    return msgspec.structs.replace(file, tournament=tournament), {i: n for n, i in new.items()}


def pairing_rules(file: TrfFile, chosen: str | None) -> str:
    """The option, else record 192, else the first day, else the rules of today."""
    if chosen is not None:
        return chosen
    system = file.first("192").upper()
    if "2025" in system or "2026" in system:
        return RULES_2026
    if "2017" in system:
        return RULES_2017
    return rules_on(file.started_on)


def tiebreak_rules(file: TrfFile, chosen: str | None) -> int:
    """The regime of unplayed rounds: the option, else the first day, else that of today."""
    if chosen is not None:
        return int(chosen)
    day = file.started_on
    return 2024 if day and day < TIEBREAKS_CHANGED_ON else 2026


def is_round_robin(file: TrfFile) -> bool:
    """As records 192 and 092 say; where they are silent, by whether everybody met everybody."""
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
    return len(times) == players * (players - 1) // 2 and len(set(times.values())) == 1


def scoring_named(text: str) -> Scoring | Failure:
    """2-1-0, 1-0.5-0 or 3-1-0 as a scoring."""
    fields = text.replace("½", "0.5").replace("/", "-").split("-")
    try:
        win, draw, loss = (round(float(field) * 10) for field in fields)
    except ValueError:
        return Failure(f"计分办法“{text}”读不懂。", "请写成 胜-和-负，例如 2-1-0。")
    return scoring_of({"win": win, "draw": draw, "loss": loss})


def fouls_of(path: Path | None) -> dict[int, int] | Failure:
    """Fouls by start number: first column the number, last the fouls; a player's rows add up."""
    if path is None:
        return {}
    try:
        rows = list(csv.reader(io.StringIO(decoded(path.read_bytes()))))
    except OSError:
        return Failure(f"找不到或打不开文件：{path}", "请核对文件名和路径。")
    found: dict[int, int] = {}
    for line, row in enumerate(rows, start=1):
        fields = [field.strip() for field in row]
        if not any(fields) or (line == 1 and not fields[0].isdecimal()):
            continue  # a blank line or the heading
        if len(fields) < 2 or not (fields[0].isdecimal() and fields[-1].isdecimal()):
            return Failure(
                f"犯规表 {path.name} 第 {line} 行读不懂。", "每行应为序号和犯规次数，用逗号分开。"
            )
        found[int(fields[0])] = found.get(int(fields[0]), 0) + int(fields[-1])
    return found
