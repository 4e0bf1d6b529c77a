"""Teams by the places or points of their best members."""

from toolkit.standings.teams import Member, team_standing


def places(unit: str, *found: int) -> list[Member]:
    return [Member(unit, f"{unit}{place}", place, 100 - place) for place in found]


XYZ = places("X", 1, 10, 20, 30) + places("Y", 2, 9, 19, 31) + places("Z", 3, 4, 5)


def test_equal_sums_go_by_the_best_single_place_and_three_are_too_few() -> None:
    """Public failure 47."""
    rows = team_standing(XYZ, 4)
    assert [(row.unit, row.rank, row.total, row.decided_by) for row in rows] == [
        ("X", 1, 61, None),
        ("Y", 2, 61, "best_place"),
        ("Z", None, 12, None),
    ]


def test_only_the_best_count() -> None:
    rows = team_standing(XYZ, 3)
    assert [(row.unit, row.total) for row in rows] == [("Z", 12), ("Y", 30), ("X", 31)]
    assert [row.decided_by for row in rows] == [None, "total", "total"]
    assert [member.place for member in rows[1].counted] == [2, 9, 19]


def test_by_points() -> None:
    rows = team_standing(XYZ, 3, by="points")
    assert [(row.unit, row.total) for row in rows] == [("Z", 288), ("Y", 270), ("X", 269)]


def test_equal_on_everything_share_the_rank() -> None:
    """Places of two sections: both units have a first and a fourth place."""
    rows = team_standing(places("B", 1, 4) + places("A", 4, 1) + places("C", 3, 3), 2)
    assert [(row.unit, row.rank, row.decided_by) for row in rows] == [
        ("A", 1, None),
        ("B", 1, "tied"),
        ("C", 3, "total"),
    ]


def test_players_without_a_unit_make_no_team() -> None:
    assert team_standing([Member("", "甲", 1)], 1) == ()
