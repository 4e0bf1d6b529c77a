"""A section as a file: it says who, when and by which rules, and reads back as it was."""

from datetime import date

from bench.rounds import random_tournament
from toolkit.model.game import sides
from toolkit.trf.event_file import EventHead, event_file, name_comments
from toolkit.trf.read import read_trf
from toolkit.trf.write import write_trf

HEAD = EventHead(
    "淄博2020 公开组", "淄博", date(2020, 1, 18), date(2020, 1, 20), "2017", "周一", "50min+10sec",
    (date(2020, 1, 18), date(2020, 1, 19)),
)  # fmt: skip


def test_the_file_reads_back_as_the_same_tournament() -> None:
    played = random_tournament(3, 11, 5)
    latin = {player.number: f"Li, {player.number}" for player in played.competitors}
    back = read_trf(write_trf(event_file(played, HEAD, latin), name_comments(played)))
    assert back.problems == ()
    assert [p.name for p in back.tournament.competitors] == list(latin.values())
    assert sides(back.tournament) == sides(played)


def test_the_head_says_when_where_and_by_which_rules() -> None:
    played = random_tournament(3, 11, 5)
    latin = {player.number: "Li" for player in played.competitors}
    file = event_file(played, HEAD, latin)
    assert [file.first(code) for code in ("022", "042", "052", "062", "102", "122", "192")] == [
        "淄博", "2020/01/18", "2020/01/20", "11", "周一", "50min+10sec", "FIDE_DUTCH_2017",
    ]  # fmt: skip
    days = next(line for line in file.lines if line.startswith("132"))
    assert days[91:99] == "20/01/18"
    assert days[101:109] == "20/01/19"
