"""What a TRF file says beside the tournament."""

import pytest

from toolkit.model.game import Tournament
from toolkit.trf.document import TrfFile, iso_date, pairs_teams


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2024/01/31", "2024-01-31"),
        ("24/01/31", "2024-01-31"),
        ("31/01/2024", "2024-01-31"),
        ("24.09.2010", "2010-09-24"),
        ("2026-1-5", "2026-01-05"),
        ("2026/02/01 09:00", "2026-02-01"),
        ("2026/13/01", ""),
        ("2026/02", ""),
        ("一月", ""),
        ("", ""),
    ],
)
def test_dates_of_all_programs(text: str, day: str) -> None:
    assert iso_date(text) == day


def test_kept_records_can_be_asked_for() -> None:
    file = TrfFile(Tournament("x", ()), ("022 淄博", "042 2020/12/25", "### 042 no"))
    assert file.first("022") == "淄博"
    assert file.first("192") == ""
    assert file.started_on == "2020-12-25"
    assert not file.is_team


@pytest.mark.parametrize(
    ("line", "team"),
    [
        ("310 001 Team", True),
        ("192 FIDE_TEAM_BAKU", True),
        ("092 Team: Swiss-System", True),
        ("092 Individual: Swiss-System", False),
        ("013 Team   1    2", False),
        ("012 Team Cup", False),
    ],
)
def test_a_team_tournament_is_recognised(line: str, team: bool) -> None:
    assert pairs_teams([line]) is team
