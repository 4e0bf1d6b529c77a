"""Which engine pairs a section, with the regulation's settings, and what the arbiter pins."""

from collections.abc import Sequence

from toolkit.flows.desk import Desk
from toolkit.model.finding import Finding, Severity
from toolkit.model.game import Tournament
from toolkit.model.play_facts import SectionFrozen
from toolkit.model.standing import Pairing
from toolkit.pairing.berger import cycles_in
from toolkit.pairing.manual import pair_around
from toolkit.pairing.round_robin import RULES as BERGER
from toolkit.pairing.round_robin import pair_round as round_robin
from toolkit.pairing.swiss import SwissOptions, pair_round, rules_on
from toolkit.pairing.xiangqi_points.engine import pair as pair_points
from toolkit.pairing.xiangqi_points.settings import FirstRound, Pin, PointsSettings
from toolkit.rules.schema import Regulation

SYSTEMS = {
    "2017": "瑞士制（国际棋联 2017 规则）",
    "2026": "瑞士制（国际棋联 2026 规则）",
    BERGER: "循环制（贝格尔表）",
    "xiangqi_points": "积分编排制",
}


def propose(
    desk: Desk,
    tournament: Tournament,
    frozen: SectionFrozen,
    pins: Sequence[tuple[int, int]] = (),
    reason: str = "",
) -> Pairing:
    """The next round by the system that the section was frozen with.

    `pins` = boards (first move, second move) that stay as they are; `reason` = why.
    """
    if frozen.system == "round_robin":
        cycles = cycles_in(len(frozen.players), frozen.rounds)
        return _berger_fixed(tournament) if pins else round_robin(tournament, cycles)
    if frozen.system == "xiangqi_points":
        settings = _points_settings(desk.regulation)
        fixed = [Pin(white, black, True, reason) for white, black in pins]
        return pair_points(tournament, settings, seed=frozen.seed, pins=fixed)
    options = _swiss_options(desk.regulation)
    return (
        pair_around(tournament, pins, options, reason) if pins else pair_round(tournament, options)
    )


def _berger_fixed(tournament: Tournament) -> Pairing:
    text = "循环赛的对阵由贝格尔表定，不能固定一台、重编其余；要换人请两处都写号。"
    finding = Finding("N013", Severity.ERROR, text)
    return Pairing(tournament.next_round, "berger", findings=(finding,))


def _swiss_options(regulation: Regulation) -> SwissOptions:
    settings = regulation.pairing
    by_date = settings is None or settings.rules == "by_date"
    day = regulation.dates.play.first.isoformat()
    rules = rules_on(day) if by_date or settings is None else settings.rules
    return SwissOptions(rules, settings.units_apart if settings else 0)


def _points_settings(regulation: Regulation) -> PointsSettings:
    """The limits of 积分编排制 as the regulation has them, else the usual reading."""
    settings = regulation.pairing
    if settings is None:
        return PointsSettings()
    return PointsSettings(
        unit_rounds=settings.units_apart,
        forfeits_out=settings.forfeits_out,
        first_round=FirstRound(settings.first_round),
    )
