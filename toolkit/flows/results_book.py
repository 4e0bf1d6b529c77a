"""成绩册: the book of results: places and cross tables of all sections, and the teams."""

from msgspec.structs import replace

from toolkit.flows.desk import Desk
from toolkit.flows.program_book import program_cover
from toolkit.flows.standings import listings_of
from toolkit.flows.teams import team_list
from toolkit.layouts.chapters import Chapter, Cover

_IN_BOOK = ("名次", "交叉表")


def results_cover(desk: Desk) -> Cover:
    """As the programme book's."""
    cover = program_cover(desk)
    return Cover(cover.event, "成绩册", cover.lines)


def results_chapters(desk: Desk) -> tuple[Chapter, ...]:
    """A chapter a section whose standing was published, then the teams; () = none yet."""
    chapters = []
    for section, state in desk.state.sections.items():
        if state.ranked:
            listings = [one for one in listings_of(desk, state) if one.name in _IN_BOOK]
            named = [replace(one, name=f"{one.name}-{section}") for one in listings]
            chapters.append(Chapter(section, (), tuple(named)))
    teams = team_list(desk) if chapters else None
    if teams:
        chapters.append(Chapter("团体名次", (), (teams,)))
    return tuple(chapters)
