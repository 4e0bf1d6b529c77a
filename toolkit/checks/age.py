"""P015: ages — of the whole event, and of sections that are for some ages only."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import qualified_of
from toolkit.entries.admission import full_years, person_of
from toolkit.entries.qualifying import known_person
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, has_no_section
from toolkit.model.finding import Severity
from toolkit.rules.entry import AgeLimit
from toolkit.rules.schema import Regulation


def outside_age(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """年龄不在规程允许的范围内。

    按身份证号上的出生日期计算；规程写法有两种读法的年龄（如“70周岁以下”的恰好 70 岁）由组委会裁定。
    English: outside the event's age limits.
    """
    regulation = ground.regulation
    if regulation is None:
        return
    if regulation.age:
        yield from _of_event(regulation, regulation.age, entry)
    yield from _of_section(ground, regulation, entry)


def _of_event(regulation: Regulation, limit: AgeLimit, entry: Entry) -> Iterator[Hit]:
    birth = person_of(entry, regulation).birth
    if birth is None:
        return
    days = {
        "first_day": regulation.dates.play.first,
        "last_day": regulation.dates.play.last,
        "entry_deadline": regulation.dates.entry_closes.day,
    }
    age = full_years(birth, days[limit.on])
    open_case = age in limit.decide
    low, high = limit.at_least, limit.at_most
    if open_case or (low is not None and age < low) or (high is not None and age > high):
        yield Hit(
            f"{entry.player.name} {age} 周岁，"
            + ("规程的写法有两种读法。" if open_case else "不在年龄范围内。"),
            entry.where("birth"),
            "请裁定是否接受。" if open_case else "请核对出生日期。",
            limit.clause,
            severity=Severity.DECISION if open_case else None,
        )


def _of_section(ground: Ground, regulation: Regulation, entry: Entry) -> Iterator[Hit]:
    found = qualified_of(ground, entry)
    person = known_person(entry, ground.state, regulation)
    if found is None or has_no_section(person, regulation):
        return
    level, how = found
    if how.standing.outcome is Outcome.AGE:
        yield Hit(
            f"{entry.player.name} {person.birth} 出生，不能参加{level.name}。",
            entry.where("birth"),
            "请核对出生日期，或改报其他组别。",
            level.clause,
        )


RULES = (Rule("P015", Severity.ERROR, About.PLAYER, outside_age),)
