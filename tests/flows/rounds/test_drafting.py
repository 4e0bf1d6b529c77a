"""A proposed round as rows, and what was typed into them."""

from tests.pairing.fields import tournament
from toolkit.flows.rounds.drafting import draft_of, draft_rows, proposed_in, wishes_of
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.said import Said
from toolkit.pairing.by_hand import Wish
from toolkit.pairing.swiss import SwissOptions, pair_round

FIVE = tournament("A\nB\nC\nD\nE")
PROPOSED = pair_round(FIVE, SwissOptions())
DRAFT = draft_of(PROPOSED, "公开组", ("甲", "乙", "丙"))


def test_a_draft_holds_the_whole_proposal() -> None:
    back = proposed_in(DRAFT)
    assert [(b.number, b.white, b.black) for b in back.boards] == [
        (b.number, b.white, b.black) for b in PROPOSED.boards
    ]
    assert (back.byes, back.bye_reasons) == (PROPOSED.byes, ("丙",))
    assert back.boards[0].reasons == ("甲",)


def test_every_board_and_bye_has_its_row_with_what_was_typed() -> None:
    rows = draft_rows(DRAFT, FIVE, {"d1b2": {"new_white": "3"}})
    assert [row.id for row in rows] == ["d1b1", "d1b2", "d1b-5"]
    assert rows[1].texts["new_white"] == "3"
    assert (rows[2].texts["board"], rows[2].texts["white"]) == ("轮空", "E")


def typed(id_: str, **cells: str) -> FilledRow:
    return FilledRow(id_, {key: Said(text) for key, text in cells.items()})


def test_wishes_go_by_board_or_bye() -> None:
    rows = (
        typed("d1b1", new_black="4.0", why="申请"),
        typed("d1b2"),
        typed("d1b-5", new_white="1"),
    )
    assert wishes_of(rows) == {1: Wish(black=4, why="申请"), -5: Wish(white=1)}
    assert wishes_of((typed("d1b1", new_white="李"),)) == "号“李”不是数字"
