"""Changes against the published list: kind, fee and clause; when they appear: cases/findings."""

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from tests.entered import Story, form, mailed, valid_player
from tests.regulations import regulation
from toolkit.entries.changes import Change, ChangeKind, changes_of_unit
from toolkit.model.clock import SHANGHAI
from toolkit.model.facts import Decided
from toolkit.model.money import ZERO, Money
from toolkit.rules.parts import Changes

PUBLISHED = datetime(2020, 1, 5, 10, tzinfo=SHANGHAI)
MAN = {
    "name": "陈东", "id_number": "370303200802291336", "birth": "2008-02-29", "sex": "男",
    "section": "一级棋士组(男子)",
}  # fmt: skip
NEXT_DAY = timedelta(days=1)


def published(*players: dict[str, str]) -> Story:
    story = mailed(form(players))
    story.publish(PUBLISHED)
    return story


RULE = regulation().changes


def changes(story: Story, rule: Changes | None = RULE) -> tuple[Change, ...]:
    state = story.state
    [unit] = story.ground().roster.units
    return changes_of_unit(unit, state.publications, rule, state.decisions)


def rule(**change: object) -> Changes:
    own = regulation().changes
    assert own
    return replace(own, **change)


@pytest.mark.parametrize(
    ("before", "after", "kind", "words"),
    [
        ([{}, {}], [{}], ChangeKind.WITHDRAWAL, "退赛：郑三（一级棋士组(女子)）"),
        ([{}], [{}, {}], ChangeKind.ADDITION, "补报：郑三（一级棋士组(女子)）"),
        ([{}], [MAN], ChangeKind.SUBSTITUTION, "换人：吴二→陈东（一级棋士组(男子)）"),
        ([{}], [{"name": "吴尔"}], ChangeKind.CORRECTION, "更正：吴二→吴尔（更正姓名）"),
        (
            [{"grade": "三级运动员"}],
            [{"section": "候补棋协大师组(男子)"}],
            ChangeKind.SECTION,
            "改组：吴二（一级棋士组(男子)→候补棋协大师组(男子)）",
        ),
    ],
)
def test_kinds(
    before: list[dict[str, str]], after: list[dict[str, str]], kind: ChangeKind, words: str
) -> None:
    story = published(*before)
    story.mail(form(after), at=PUBLISHED + NEXT_DAY)
    [change] = changes(story)
    assert (change.kind, change.words) == (kind, words)
    assert change.fee == (ZERO if kind is ChangeKind.CORRECTION else Money.yuan(100))
    assert change.clause == "十三(一)4"


def test_rows_that_change_places_are_no_change() -> None:
    story = published({}, {})
    story.mail(form([valid_player(2), valid_player(1)]), at=PUBLISHED + NEXT_DAY)
    assert changes(story) == ()


def test_two_out_and_two_in_are_two_substitutions() -> None:
    other = {**valid_player(3), "name": "林西"}
    story = published(valid_player(1), valid_player(5))
    story.mail(form([MAN, other]), at=PUBLISHED + NEXT_DAY)
    assert [c.kind for c in changes(story)] == [ChangeKind.SUBSTITUTION] * 2


def test_no_publication_no_change() -> None:
    story = mailed(form([{}, {}]), form([{}]))
    assert changes(story) == ()
    assert changes(published({}), None) == ()


def test_a_regulation_may_count_one_out_one_in_as_two_and_let_withdrawals_go_free() -> None:
    story = published({})
    story.mail(form([MAN]), at=PUBLISHED + NEXT_DAY)
    two = changes(story, rule(substitution_is_one_change=False, withdrawal_pays_fee=False))
    assert [(c.kind, c.fee) for c in two] == [
        (ChangeKind.WITHDRAWAL, ZERO),
        (ChangeKind.ADDITION, Money.yuan(100)),
    ]


def test_changes_of_two_lists_add_up() -> None:
    """吴二 → 陈东, approved and published; then 陈东 withdraws."""
    story = published({}, {})
    story.mail(form([MAN, {}]), at=PUBLISHED + NEXT_DAY)
    [first] = changes(story)
    story.note(Decided("T005", f"{first.unit}/{first.key}", "accept", "已申请"))
    story.publish(PUBLISHED + 2 * NEXT_DAY)
    assert changes(story) == (first,)
    story.mail(form([valid_player(2)]), at=PUBLISHED + 3 * NEXT_DAY)
    assert [c.words for c in changes(story)] == [
        "换人：吴二→陈东（一级棋士组(男子)）",
        "退赛：陈东（一级棋士组(男子)）",
    ]


def test_who_was_left_out_for_a_fault_is_no_withdrawal_when_the_list_is_published_again() -> None:
    story = published({}, {})
    story.mail(form([{}, {"id_number": "370303200801152218"}]), at=PUBLISHED + NEXT_DAY)
    story.publish(PUBLISHED + 2 * NEXT_DAY)
    assert [c.kind for c in changes(story)] == [ChangeKind.CORRECTION]
