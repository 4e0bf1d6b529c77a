"""Pair the next round by 积分编排制."""

from collections.abc import Sequence
from typing import NamedTuple

from toolkit.model.finding import Finding
from toolkit.model.game import Bye, Mark, Tournament
from toolkit.model.standing import Board, Pairing
from toolkit.pairing.xiangqi_points.colours import Seats, seat, seat_as_told
from toolkit.pairing.xiangqi_points.field import Contender, contenders, requested
from toolkit.pairing.xiangqi_points.findings import (
    COLOUR_GAVE_WAY,
    UNIT_GAVE_WAY,
    gave_way,
    impossible,
    missing_results,
    nobody,
    out,
)
from toolkit.pairing.xiangqi_points.groups import Group, settle
from toolkit.pairing.xiangqi_points.meter import Meter
from toolkit.pairing.xiangqi_points.opening import open_pool
from toolkit.pairing.xiangqi_points.order import pairing_order
from toolkit.pairing.xiangqi_points.pins import pin_problems
from toolkit.pairing.xiangqi_points.reasons import board_reasons, bye_reason
from toolkit.pairing.xiangqi_points.settings import Pin, PointsSettings, Sexes
from toolkit.pairing.xiangqi_points.terms import Terms, terms_of

RULES = "xiangqi_points"


DEFAULTS = PointsSettings()


class _Seated(NamedTuple):
    """A board before it is numbered; `group` None = set by the arbiter, for this reason."""

    seats: Seats
    group: Group | None
    by_hand: str = ""


class _Free(NamedTuple):
    """A bye; `group` None = set by the arbiter."""

    player: Contender
    group: Group | None


def pair(
    tournament: Tournament,
    settings: PointsSettings = DEFAULTS,
    *,
    seed: str = "",
    pins: Sequence[Pin] = (),
    forbidden: Sequence[tuple[int, int]] = (),
) -> Pairing:
    """The best pairing of the tournament's next round, the same for the same arguments.

    `seed` draws the lots of round 1 and of last ties and must be recorded with the round. `pins`
    are boards and byes set by the arbiter, `forbidden` pairs that he rules out for this round,
    beside the tournament's own. No legal pairing, or a pin that can't stand: no boards, and a
    finding says why. Source: 2011 rules, articles 13–14 and appendix; docs/xiangqi-pairing.md.
    """
    terms = terms_of(tournament, settings, seed, forbidden)
    players = contenders(tournament, settings)
    limit = settings.forfeits_out
    gone = [player for player in players if limit and player.forfeits >= limit]
    field = [player for player in players if player not in gone]
    findings = [out(player, terms.round) for player in gone]
    problems = missing_results(tournament)
    problems += pin_problems(pins, field, terms) if field else [nobody(terms.round)]
    if problems:
        return Pairing(terms.round, RULES, findings=(*findings, *problems))
    boards, byes = _pinned(pins, field, terms)
    taken = {number for pin in pins for number in (pin.white, pin.black)}
    for title, part in _parts(field, settings):
        left = [player for player in part if player.number not in taken]
        drawn = _draw(left, terms)
        if drawn is None:
            return Pairing(terms.round, RULES, findings=(*findings, impossible(left, terms, title)))
        boards += drawn[0]
        byes += drawn[1]
    return _publish(_ranked(boards, field, terms), byes, findings, tournament, terms)


def _parts(field: list[Contender], settings: PointsSettings) -> list[tuple[str, list[Contender]]]:
    """The fields that are paired apart: one, or men and women (men first)."""
    if settings.sexes is Sexes.TOGETHER:
        return [("", field)]
    women = [player for player in field if player.sex == "女"]
    men = [player for player in field if player.sex != "女"]
    return [(title, part) for title, part in (("男子", men), ("女子", women)) if part]


def _pinned(
    pins: Sequence[Pin], field: list[Contender], terms: Terms
) -> tuple[list[_Seated], list[_Free]]:
    """The boards and byes that the arbiter set."""
    by_number = {player.number: player for player in field}
    boards, byes = [], []
    for pin in pins:
        white = by_number[pin.white]
        if pin.black is None:
            byes.append(_Free(white, None))
        else:
            seating = seat_as_told if pin.colours else seat
            seats = seating(white, by_number[pin.black], terms)
            boards.append(_Seated(seats, None, pin.reason or "裁判长指定"))
    return boards, byes


def _draw(field: list[Contender], terms: Terms) -> tuple[list[_Seated], list[_Free]] | None:
    """Pair one field; None if it can't be paired."""
    meter = Meter(field, terms)
    pool = open_pool(pairing_order(field, terms), meter)
    if pool is None:
        return None
    boards, byes = [], []
    for group in settle(pool, meter):
        for higher, lower in group.pairs:
            if lower is None:
                byes.append(_Free(higher, group))
            else:
                boards.append(_Seated(seat(higher, lower, terms), group))
    return boards, byes


def _ranked(boards: list[_Seated], field: list[Contender], terms: Terms) -> list[_Seated]:
    """Boards in order of the higher score, then of both scores, then of the pairing order.

    Where men and women are paired apart, the men's boards come first.
    """
    place = {
        player.number: (part, index)
        for part, (_, players) in enumerate(_parts(field, terms.settings))
        for index, player in enumerate(pairing_order(players, terms))
    }

    def rank(board: _Seated) -> tuple[int, int, int, int]:
        red, black = board.seats.red, board.seats.black
        part, index = min(place[red.number], place[black.number])
        return part, -max(red.points, black.points), -(red.points + black.points), index

    return sorted(boards, key=rank)


def _publish(
    boards: list[_Seated],
    byes: list[_Free],
    findings: list[Finding],
    tournament: Tournament,
    terms: Terms,
) -> Pairing:
    scoring, settings = tournament.scoring, terms.settings
    return Pairing(
        round=terms.round,
        rules=RULES,
        boards=tuple(
            Board(
                number=index,
                white=seats.red.number,
                black=seats.black.number,
                reasons=board_reasons(seats, group, terms, scoring),
                by_hand=by_hand,
            )
            for index, (seats, group, by_hand) in enumerate(boards, start=1)
        ),
        byes=(
            *(Bye(free.player.number, Mark.PAIRING_BYE) for free in byes),
            *requested(tournament),
        ),
        bye_reasons=tuple(bye_reason(free.player, free.group, scoring, settings) for free in byes),
        findings=(*findings, *_notices(boards, terms)),
    )


def _notices(boards: list[_Seated], terms: Terms) -> list[Finding]:
    """What the arbiter should know: the boards for which a limit gave way, pinned ones apart."""
    drawn = [(index, board) for index, board in enumerate(boards, start=1) if board.group]
    seats = [(index, board.seats) for index, board in drawn]
    units = [index for index, each in seats if terms.same_unit(each.red, each.black)]
    colours = [index for index, each in seats if each.cost.breaches]
    notices = (
        (UNIT_GAVE_WAY, "同单位相遇", units),
        (COLOUR_GAVE_WAY, "放宽先后手限制", colours),
    )
    return [gave_way(code, what, found, terms.round) for code, what, found in notices if found]
