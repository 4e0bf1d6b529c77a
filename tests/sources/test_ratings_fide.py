"""FIDE's text, single and combined, read by its own heading."""

from io import BytesIO

import pytest

from tests.sources.lists import CARLSEN, COMBINED, SINGLE, WANG, WANG_TOO, ZENG, line
from toolkit.model.lists import RatedPlayer, Wanted
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.ratings_fide import FideList, read_heading

EVERYBODY = Wanted(latin=frozenset({"wangwei", "zengyurui", "carlsenmagnus"}))


def read(
    *lines: str, heading: str = SINGLE.format(month="DEC19"), whom: Wanted = EVERYBODY,
    name: str = "a.txt", end: str = "\r\n",
) -> tuple[FideList, list[RatedPlayer]]:  # fmt: skip
    found = FideList(BytesIO((end.join([heading, *lines]) + end).encode("latin-1")), name)
    return found, list(found.players(whom))


def test_a_line_of_the_single_list() -> None:
    found, players = read(WANG, ZENG, CARLSEN)
    assert found.size == 3
    assert players == [
        RatedPlayer("8600001", "Wang, Wei", "CHN", "男", "2003", "FM", 2105),
        RatedPlayer("8600003", "Zeng, Yurui", "CHN", "女", "2008", "", None, inactive=True),
        RatedPlayer("1503014", "Carlsen, Magnus", "NOR", "男", "1990", "GM", 2872),
    ]
    assert (found.heading.month, found.heading.speed) == ("2019-12", "standard")


def test_a_line_of_the_combined_list() -> None:
    both = line("8600001", "Wang, Wei", (2105, 0, 1990), 2003)
    found, players = read(both, heading=COMBINED)
    assert players == [
        RatedPlayer("8600001", "Wang, Wei", "CHN", "男", "2003", "", 2105, None, 1990)
    ]
    assert (found.heading.month, found.heading.speed) == ("", "all")


def test_the_columns_of_reference() -> None:
    """The places that the format's description gives."""
    heading = read_heading(SINGLE.format(month="DEC19").encode(), "")
    assert heading
    starts = {field: span.start for field, span in heading.spans.items()}
    assert starts == {
        "id": 0, "name": 15, "federation": 76, "sex": 80, "title": 84, "wtitle": 89, "other": 94,
        "arena": 109, "standard": 113, "games": 119, "k": 123, "birth": 126, "flag": 132,
    }  # fmt: skip
    combined = read_heading(COMBINED.encode(), "")
    assert combined
    places = [combined.spans[f].start for f in ("standard", "rapid", "blitz", "birth", "flag")]
    assert places == [113, 126, 139, 152, 158]


@pytest.mark.parametrize(
    ("name", "speed"),
    [("rapid_dec19frl.txt", "rapid"), ("Blitz.txt", "blitz"), ("liste.txt", "standard")],
)
def test_a_single_list_of_another_speed_is_told_by_its_name(name: str, speed: str) -> None:
    found, (player,) = read(WANG, name=name)
    assert found.heading.speed == speed
    assert [getattr(player, s) for s in ("standard", "rapid", "blitz")].count(2105) == 1
    assert getattr(player, speed) == 2105


def test_only_the_wanted_are_kept_by_number_or_by_name() -> None:
    whom = Wanted(numbers=frozenset({"1503014"}), latin=frozenset({"zengyurui"}))
    found, players = read(WANG, WANG_TOO, ZENG, CARLSEN, whom=whom)
    assert found.size == 4
    assert [player.id for player in players] == ["8600003", "1503014"]


def test_names_are_compared_by_their_letters() -> None:
    spellings = ["WANG, WEI", "Wang Wei", "Wang, Wei-", "wang,wei"]
    _, players = read(*(line(str(n), name, (1500,), 0) for n, name in enumerate(spellings, 1)))
    assert [player.name for player in players] == spellings
    assert {player.birth for player in players} == {""}


def test_nine_digits_latin_1_a_mark_in_front_and_unix_line_ends() -> None:
    foreign = line("537000001", "Müller, Jürgen", (1800,), 1971, federation="GER")
    whom = Wanted(numbers=frozenset({"537000001"}))
    _, players = read(foreign, heading="ï»¿" + SINGLE.format(month="JAN20"), whom=whom, end="\n")
    assert [(p.id, p.name, p.standard) for p in players] == [("537000001", "Müller, Jürgen", 1800)]


def test_a_list_of_2014_has_no_arena_titles() -> None:
    heading = f"{'ID Number':<15}{'Name':<61}{'Fed':<4}{'Sex':<4}{'Tit':<5}{'WTit':<5}{'OTit':<15}"
    row = f"{'8600001':<15}{'Wang, Wei':<61}{'CHN':<4}{'F':<4}{'':<5}{'WFM':<5}{'':<15}"
    _, players = read(f"{row}2105  12  20 1993  w", heading=f"{heading}AUG14 Gms K  B-day Flag")
    assert players == [RatedPlayer("8600001", "Wang, Wei", "CHN", "女", "1993", "WFM", 2105)]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<?xml version='1.0'?><playerslist>",
        b"8600001 Wang, Wei",
        SINGLE.format(month="DEC19").encode() + b"\n" + b"x" * 9000,
        SINGLE.format(month="DEC19").encode() + b"\nnothing\nof\nthis\nis a list\n",
    ],
    ids=["empty", "xml", "no heading", "endless line", "no numbers"],
)
def test_what_is_no_list_says_so(data: bytes) -> None:
    with pytest.raises(Unreadable) as raised:
        list(FideList(BytesIO(data), "a.txt").players(EVERYBODY))
    assert raised.value.problem.detail["reason"]


def test_a_few_crooked_lines_are_passed_over() -> None:
    many = [line(str(n), "Li, Na", (1500,), 0) for n in range(1, 200)]
    found, _ = read(*many, "", "an advertisement")
    assert (found.size, found.crooked) == (199, 1)
