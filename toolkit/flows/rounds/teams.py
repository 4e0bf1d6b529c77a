"""Team places (团体名次) over all sections, for regulations that rank teams."""

from collections.abc import Iterator

from toolkit.entries.arranging import base_section
from toolkit.entries.build import build
from toolkit.entries.persons import INDIVIDUAL
from toolkit.flows.desk import Desk
from toolkit.flows.placing import place
from toolkit.flows.play import players_by_number
from toolkit.flows.posting import post
from toolkit.flows.stamps import stamp
from toolkit.layouts.listing import Listing
from toolkit.layouts.teams import TeamLine, team_listing
from toolkit.model.play_state import SectionState
from toolkit.rules.play import TeamRanking
from toolkit.rules.schema import Regulation
from toolkit.standings.teams import TIED, Member, TeamRow, team_standing

NAME = "名次-团体"
_DECIDED = {None: "", "total": "合计", "best_place": "最好的个人名次", TIED: "各项相同，并列"}


def write_teams(desk: Desk) -> list[str]:
    """Posts the team places as the sections stand; the lines say where, [] = no teams here."""
    listing = team_list(desk)
    if listing is None:
        return []
    newest = max(_in_play(desk), key=lambda state: state.seq)
    post(desk, NAME, stamp(desk, seq=newest.seq, at=newest.at), [listing])
    return [f"团体名次：3公布/{NAME}.xlsx"]


def team_list(desk: Desk) -> Listing | None:
    """The team places as they are now; None where no teams are ranked, or nobody played yet."""
    rule = desk.regulation.teams
    if rule is None or not _in_play(desk):
        return None
    word = "名次相加" if rule.by == "places" else "积分相加"
    subtitle = f"{rule.members} 人{word}；相同比最好的个人名次；不满 {rule.members} 人不排名"
    lines = [_line(row, rule) for row in ranked_teams(desk, rule)]
    return team_listing(f"{desk.regulation.short} 团体名次", subtitle, rule.members, lines)


def _in_play(desk: Desk) -> list[SectionState]:
    return [state for state in desk.state.sections.values() if state.rounds]


def ranked_teams(desk: Desk, rule: TeamRanking) -> tuple[TeamRow, ...]:
    """The teams by the places of their members; single entrants are nobody's members."""
    entries = build(desk.state, desk.regulation).entries
    alone = {entry.id for entry in entries if entry.kind == INDIVIDUAL}
    leaving = any(split.leaves_lists for split in desk.regulation.splits)
    counted = [s for s in _in_play(desk) if not (leaving and _apart(s.frozen.section))]
    members = [m for state in counted for m in _members(state, desk.regulation, alone)]
    return team_standing(members, rule.members, rule.by)


def _apart(section: str) -> bool:
    """True for a part of a section that plays apart."""
    return base_section(section) != section


def _members(state: SectionState, regulation: Regulation, alone: set[str]) -> Iterator[Member]:
    players = players_by_number(state)
    for row in place(state, regulation).standing.rows:
        player = players[row.number]
        if player.entry not in alone:
            yield Member(player.unit, player.name, row.rank, row.points)


def _line(row: TeamRow, rule: TeamRanking) -> TeamLine:
    members = tuple(f"{m.name} {m.place if rule.by == 'places' else m.points}" for m in row.counted)
    if row.rank is None:
        return TeamLine(None, row.unit, "", members, f"不满 {rule.members} 人")
    return TeamLine(row.rank, row.unit, str(row.total), members, _DECIDED[row.decided_by])
