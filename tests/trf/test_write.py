"""Tournament → TRF text and back."""

from msgspec.structs import replace

from bench.rounds import played_rounds
from tests.trf.samples import trf_files
from toolkit.model.game import XIANGQI, ForbiddenPair, Tournament, VirtualPoints
from toolkit.trf.document import Stated, TrfFile
from toolkit.trf.read import read_trf
from toolkit.trf.write import with_ranks, write_trf


def without_absences(tournament: Tournament) -> Tournament:
    """What a TRF can't say: why somebody was not there, boards, fouls."""
    competitors = [replace(p, joins=1, withdrawn_after=None) for p in tournament.competitors]
    rounds = [
        replace(
            played,
            games=tuple(
                sorted(
                    (replace(g, board=0, white_fouls=0, black_fouls=0) for g in played.games),
                    key=lambda game: min(game.white, game.black),
                )
            ),
            byes=tuple(sorted(played.byes, key=lambda bye: bye.player)),
        )
        for played in tournament.rounds
    ]
    asked = tuple(sorted(tournament.requested, key=lambda bye: bye.player))
    return replace(
        tournament, competitors=tuple(competitors), rounds=tuple(rounds), requested=asked
    )


def without_plain_absences(tournament: Tournament) -> Tournament:
    rounds = [
        replace(played, byes=tuple(bye for bye in played.byes if bye.mark != "Z"))
        for played in tournament.rounds
    ]
    return replace(tournament, rounds=tuple(rounds))


def test_random_tournaments_survive_the_text() -> None:
    for scoring in (None, XIANGQI):
        for before in played_rounds(3, 15, 6, trouble=0.08, scoring=scoring):
            told = without_plain_absences(without_absences(before))
            extra = replace(
                told,
                virtual=(VirtualPoints(2, 1, 2, 1, 4),),
                forbidden=(ForbiddenPair((1, 15), 1, 6),),
            )
            again = read_trf(write_trf(TrfFile(extra)))
            assert not again.problems
            assert without_plain_absences(without_absences(again.tournament)) == extra


def test_shared_files_come_back_with_every_unknown_record() -> None:
    for path in trf_files():
        file = read_trf(path.read_text("utf-8"))
        again = read_trf(write_trf(file))
        assert again.tournament == file.tournament, path.name
        assert sorted(again.lines) == sorted(file.lines)


def test_alterations_by_hand_are_comments() -> None:
    text = write_trf(TrfFile(Tournament("x", ())), ["第 3 轮 5 台：手工对调"])
    assert text.splitlines() == ["012 x", "### 第 3 轮 5 台：手工对调"]


def test_the_rank_column_holds_places_not_start_numbers() -> None:
    """Public failure 42."""
    *_, last = played_rounds(3, 4, 2, trouble=0)
    file = with_ranks(TrfFile(last), {1: 4, 2: 3, 3: 2, 4: 1})
    assert [stated.rank for stated in file.stated.values()] == [4, 3, 2, 1]
    assert read_trf(write_trf(file)).stated[4].rank == 1
    assert file.stated[1] == Stated(None, 4)
