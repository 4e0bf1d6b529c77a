"""Changes against the published list: who left, came, was exchanged or mended, and the fee."""

from datetime import datetime, timedelta

import pytest

from tests.entered import Story, form, valid_player
from toolkit.entries.changes import Change, changes_of_unit
from toolkit.model.clock import SHANGHAI

PUBLISHED = datetime(2020, 1, 5, 10, tzinfo=SHANGHAI)
LATER = PUBLISHED + timedelta(days=1)
A, B, C, D = ({**valid_player(2 * n + 1), "section": "一级棋士组(男子)"} for n in range(4))


def changes(before: list[dict[str, str]], after: list[dict[str, str]]) -> tuple[Change, ...]:
    story = Story()
    story.mail(form(before))
    story.publish(PUBLISHED)
    story.mail(form(after), at=LATER)
    (unit,) = story.ground(LATER).roster.units
    return changes_of_unit(unit, story.state.publications, story.rules.changes, {})


@pytest.mark.parametrize(
    ("before", "after", "kinds", "fee"),
    [
        ([A, B], [A, B, C], ["补报"], 100),
        ([A, B], [A], ["退赛"], 100),
        ([A, B], [A, C], ["换人"], 100),
        ([A, B], [C, D], ["换人", "换人"], 200),
        ([A, B], [A, {**B, "name": "新名"}], ["更正"], 0),
        ([A, B], [A, {**B, "section": "候补棋协大师组(男子)"}], ["改组"], 100),
        ([A, B], [B, A], [], 0),
    ],
)
def test_each_kind_of_change_with_its_fee(
    before: list[dict[str, str]], after: list[dict[str, str]], kinds: list[str], fee: int
) -> None:
    found = changes(before, after)
    assert [change.kind.value for change in found] == kinds
    assert sum(change.fee.fen for change in found) == fee * 100
    assert all(change.clause == "十三(一)4" for change in found)


def test_before_the_publication_nothing_is_a_change() -> None:
    story = Story()
    story.mail(form([A]))
    (unit,) = story.ground().roster.units
    assert changes_of_unit(unit, (), story.rules.changes, {}) == ()
