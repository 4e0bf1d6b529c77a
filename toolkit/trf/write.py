"""Tournament → TRF text, for federations (TRF26), older tools (TRFx) and our engines."""

from collections.abc import Iterable

import msgspec

from toolkit.model.game import Colour, Mark, Side, Tournament, sides
from toolkit.trf.document import Stated, TrfFile
from toolkit.trf.player_line import RoundCell, write_player
from toolkit.trf.scoring import tenths, write_162, write_xxs
from toolkit.trf.wishes import write_wishes, write_xx_wishes

HEADER = frozenset({
    "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132",
    "172", "182", "192", "202", "212", "222", "352", "362",
})  # fmt: skip


def write_trf(file: TrfFile, comments: Iterable[str] = ()) -> str:
    """The file as text: TRF26 records, and beside them the TRFx ones that older tools read.

    Records that were kept when the file was read come back as they were; `comments` become
    `###` lines (one for every alteration by hand).
    """
    tournament = file.tournament
    kept = [line for line in file.lines if line[:3] not in HEADER]
    lines = [f"012 {tournament.name}"]
    lines += [line for line in file.lines if line[:3] in HEADER]
    lines += _settings(file)
    lines += _players(tournament, file.stated)
    lines += _wishes(tournament, team=file.is_team)
    lines += kept
    lines += [f"### {comment}" for comment in comments]
    return "\n".join(lines) + "\n"


def _settings(file: TrfFile) -> list[str]:
    tournament = file.tournament
    lines: list[str | None] = []
    if tournament.rounds_total:
        lines += [f"142 {tournament.rounds_total}", f"XXR {tournament.rounds_total}"]
    words = ["rank"] if file.by_rank else []
    if tournament.first_colour is not None:
        lines.append(f"152 {tournament.first_colour.upper()}")
        words.append("white1" if tournament.first_colour is Colour.WHITE else "black1")
    if words:
        lines.append("XXC " + " ".join(words))
    lines += [write_162(tournament.scoring), write_xxs(tournament.scoring)]
    return [line for line in lines if line is not None]


def _wishes(tournament: Tournament, team: bool) -> list[str]:
    if team:
        return []
    now = tournament.next_round
    active = [
        pair
        for pair in tournament.forbidden
        if pair.first_round <= now and (pair.last_round is None or now <= pair.last_round)
    ]
    rounds = max(tournament.rounds_total, now)
    asked = [bye for bye in tournament.requested if bye.mark is not Mark.ZERO_BYE]
    return write_wishes(
        asked, tournament.virtual, tournament.forbidden, tournament.scoring, rounds
    ) + write_xx_wishes(tournament.virtual, active, tournament.scoring)


def _players(tournament: Tournament, stated: dict[int, Stated]) -> list[str]:
    table = tournament.scoring.table()
    requested = {(bye.player, bye.round): bye.mark for bye in tournament.requested}
    last = max((bye.round for bye in tournament.requested), default=0)
    rated = {
        (played.number, number): game.rated
        for played in tournament.rounds
        for game in played.games
        for number in (game.white, game.black)
    }
    lines = []
    for player, row in zip(tournament.competitors, sides(tournament).values(), strict=True):
        number = player.number
        cells = [
            _cell(side, rated.get((index, number), True)) for index, side in enumerate(row, start=1)
        ]
        asked = (requested.get((number, index)) for index in range(len(row) + 1, last + 1))
        cells += [RoundCell(mark=mark) for mark in asked]
        # As the engines that read this do: what a line adds up to, byes ahead included.
        total = sum(table[cell.mark] for cell in cells if cell.mark is not None)
        rank = stated.get(number, Stated()).rank or 0
        lines.append(write_player(player, tenths(total, tournament.scoring), rank, tuple(cells)))
    return lines


def _cell(side: Side, rated: bool) -> RoundCell:
    if side.opponent is None:
        return RoundCell(mark=side.mark)
    return RoundCell(side.opponent, side.colour, side.mark, rated or side.mark is Mark.PENDING)


def with_ranks(file: TrfFile, ranks: dict[int, int]) -> TrfFile:
    """The file with the rank column set to these places (名次, not start numbers)."""
    stated = {
        player.number: Stated(
            file.stated.get(player.number, Stated()).points, ranks.get(player.number)
        )
        for player in file.tournament.competitors
    }
    return msgspec.structs.replace(file, stated=stated)
