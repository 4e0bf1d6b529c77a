"""成绩册: the book of results: places and cross tables of all sections, teams, prize-winners."""

from msgspec.structs import replace

from toolkit.entries.build import build
from toolkit.flows.desk import Desk
from toolkit.flows.finish.prize_rows import published_lists
from toolkit.flows.finish.program_book import program_cover
from toolkit.flows.finish_findings import Prizing
from toolkit.flows.rounds.standings import listings_of
from toolkit.flows.rounds.teams import team_list
from toolkit.layouts.chapters import Chapter, Cover
from toolkit.layouts.listing import Listing

_IN_BOOK = ("名次", "交叉表")


def results_cover(desk: Desk) -> Cover:
    """As the programme book's."""
    cover = program_cover(desk)
    return Cover(cover.event, "成绩册", cover.lines)


def results_chapters(desk: Desk) -> tuple[Chapter, ...]:
    """A chapter a section whose standing was published, the teams, the prizes; () = none yet."""
    chapters = []
    for section, state in desk.state.sections.items():
        if state.ranked:
            listings = [one for one in listings_of(desk, state) if one.name in _IN_BOOK]
            named = [replace(one, name=f"{one.name}-{section}") for one in listings]
            chapters.append(Chapter(section, (), tuple(named)))
    teams = team_list(desk) if chapters else None
    if teams:
        chapters.append(Chapter("团体名次", (), (teams,)))
    winners = _winners(desk) if chapters else ()
    if winners:
        chapters.append(Chapter("获奖名单", (), winners))
    return tuple(chapters)


def _winners(desk: Desk) -> tuple[Listing, ...]:
    """The public prize lists as they were published last; () before that."""
    worked_out = desk.state.finish.worked_out.get("prizes")
    if not worked_out or not desk.state.finish.prizes:
        return ()
    then = desk.as_of(worked_out)
    prizing = Prizing(then.state, then.regulation, build(then.state, then.regulation))
    return tuple(replace(one, name=f"获奖-{one.name}") for one in published_lists(prizing))
