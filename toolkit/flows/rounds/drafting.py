"""A proposed round in the arbiter's hands (拟编): its rows, and what he wants of it."""

from collections.abc import Mapping

from toolkit.layouts.draft import KEEP, board_row
from toolkit.layouts.fill_in import FilledRow, FillRow
from toolkit.layouts.rounds import BYE, bye_word
from toolkit.model.game import Tournament
from toolkit.model.play_facts import RoundDrafted
from toolkit.model.standing import Board, Pairing
from toolkit.pairing.by_hand import Wish


def draft_of(
    proposed: Pairing, section: str, reasons: tuple[str, ...], by_hand: str = ""
) -> RoundDrafted:
    """The proposal as a fact."""
    from toolkit.model.game import Game, Round

    games = tuple(Game(board.white, board.black, None, board.number) for board in proposed.boards)
    made = Round(proposed.round, games, proposed.byes)
    return RoundDrafted(section, made, proposed.rules, reasons, by_hand)


def proposed_in(draft: RoundDrafted) -> Pairing:
    """The proposal that a draft holds; the reasons of its boards as they were given."""
    boards = tuple(
        Board(game.board, game.white, game.black, (reason,) if reason else ())
        for game, reason in zip(draft.round.games, draft.reasons, strict=False)
    )
    free = draft.reasons[len(boards) :]
    return Pairing(draft.round.number, draft.engine, boards, draft.round.byes, free)


def draft_rows(
    draft: RoundDrafted, tournament: Tournament, kept: Mapping[str, dict[str, str]]
) -> list[FillRow]:
    """Every board, then every bye, with what was typed and not used yet."""
    names = {player.number: player.name for player in tournament.competitors}
    number = draft.round.number
    rows = []
    for game, reason in zip(draft.round.games, draft.reasons, strict=False):
        id_ = board_row(number, game.board)
        texts = {
            "board": f"{game.board}", "white_no": f"{game.white}", "white": names[game.white],
            "black_no": f"{game.black}", "black": names[game.black], "reason": reason,
        }  # fmt: skip
        rows.append(FillRow(id_, {**texts, **kept.get(id_, {})}))
    free = draft.reasons[len(draft.round.games) :]
    for place, bye in enumerate(draft.round.byes):
        id_ = board_row(number, -bye.player)
        reason = (free[place] if place < len(free) else "") or bye_word(bye.mark)
        texts = {
            "board": BYE, "white_no": f"{bye.player}", "white": names[bye.player], "reason": reason,
        }  # fmt: skip
        rows.append(FillRow(id_, {**texts, **kept.get(id_, {})}))
    return rows


def wishes_of(rows: tuple[FilledRow, ...]) -> dict[int, Wish] | str:
    """What was typed, by board (minus a player's number = his bye); or what can't be read."""
    wishes = {}
    for row in rows:
        numbers = [row.text(key).removesuffix(".0") for key in ("new_white", "new_black")]
        for text in numbers:
            if text and not text.isdecimal():
                return f"号“{text}”不是数字"
        white, black = (int(text or 0) for text in numbers)
        place = int(row.id.rpartition("b")[2])
        wish = Wish(white, black, row.text("keep") == KEEP, row.text("why"))
        if wish.alters:
            wishes[place] = wish
    return wishes
