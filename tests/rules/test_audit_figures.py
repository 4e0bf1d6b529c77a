"""A number of the data that neither the text nor the reading states is an error."""

import pytest

from tests.regulations import INVENTED, text
from toolkit.rules.audit import findings_without_text
from toolkit.rules.load import load
from toolkit.rules.schema import Regulation

DATA = text(INVENTED)


def found(old: str, new: str) -> list[tuple[str, str | None]]:
    assert old in DATA, old
    loaded = load(DATA.replace(old, new, 1))
    assert isinstance(loaded, Regulation), loaded
    return [(f.code, f.subject) for f in findings_without_text(loaded)]


@pytest.mark.parametrize(
    ("old", "new", "subject"),
    [
        ("amount = 15", "amount = 16", "fees[1].amount"),
        ("hours = 48", "hours = 24", "demands[5].hours"),
        ("beds = 2", "beds = 3", "hotels[0].rooms[0].beds"),
        ("day = 2026-07-24", "day = 2026-07-23", "dates.accept_until.day"),
        ("day = 2026-07-24", "day = 2025-07-24", "dates.accept_until.day"),
        ("clock = 17:00:00", "clock = 18:00:00", "payment.due.clock"),
        ("above = 2200", "above = 2000", "levels[0].bars[0].above"),
        ('month = "2026-07"', 'month = "2026-08"', "levels[0].bars[0].month"),
        ('title_from = "五级棋士"', 'title_from = "四级棋士"', "levels[1].admit[0].title_from"),
        ('title = "三级棋士"', 'title = "二级棋士"', "levels[1].title_cap.title"),
        ("minutes = 120", "minutes = 110", "titles.minima[0].minutes"),
        ("滨河路6号", "滨河路8号", "notices[0].text"),
        ('short = "云溪2026"', 'short = "云溪2025"', "short"),
    ],
)
def test_a_figure_without_proof(old: str, new: str, subject: str) -> None:
    assert ("F030", subject) in found(old, new)


def test_the_year_of_play_must_be_written_out() -> None:
    assert ("F030", "dates.play.first") in found('also = ["2026年8月7日14:00"]', "") + found(
        'quote = "2026年8月8日至8月10日"', 'quote = "8月8日至8月10日"'
    )


def test_a_reading_may_state_what_the_text_does_not() -> None:
    assert found("hours = 48", 'hours = 24\nreading = "按 24 小时提醒"') == []


def test_a_phrase_is_short() -> None:
    longer = found('quote = "报名费每队300元"', 'quote = "报名费每队300元；保险费每人15元"')
    assert longer == [("F032", "fees[0]")]
