from toolkit.layouts.teams import TeamLine, team_listing


def test_a_team_without_place_says_why_and_keeps_its_members() -> None:
    rows = [
        TeamLine(1, "甲队", "9", ("张一 1", "王二 3", "李三 5")),
        TeamLine(None, "乙队", "", ("赵四 2",), "不满 3 人"),
    ]
    listing = team_listing("团体名次", "3 人名次相加", 3, rows)
    assert listing.rows == (
        (1, "甲队", "9", "张一 1", "王二 3", "李三 5", ""),
        ("—", "乙队", "", "赵四 2", "", "", "不满 3 人"),
    )
    assert len(listing.columns) == 7
