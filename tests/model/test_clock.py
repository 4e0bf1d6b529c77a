"""China's one zone has no summer time, not even in the years when it had."""

from datetime import UTC, datetime

from toolkit.model.clock import SHANGHAI


def test_noon_in_shanghai_is_four_in_the_morning_utc_all_year() -> None:
    for month in (1, 7):
        noon = datetime(2020, month, 18, 12, tzinfo=SHANGHAI)
        assert noon.astimezone(UTC).hour == 4
        assert noon.isoformat().endswith("+08:00")
