"""Family E: may this player play in this section."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import demanded, holds, standing_of
from toolkit.entries.admission import What, of_that_year, person_of
from toolkit.entries.qualifying import known_person
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, has_no_section
from toolkit.model.finding import Severity
from toolkit.values.titles import NONE


def section_unknown(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """组别没有填写，或不是规程里的组别。

    请按规程的组别名称填写。
    English: section unknown, or not stated.
    """
    regulation, player = ground.regulation, entry.player
    if regulation is None or player.section_known or entry.lacks_column("section"):
        return
    if _no_section(ground, entry):
        return  # E016 says it already
    if len(regulation.sections) == 1 and not player.section:
        return  # there is nothing to choose
    names = "、".join(level.name for level in regulation.levels)
    shown = f"组别“{player.section}”不在规程里。" if player.section else "组别没有填写。"
    yield Hit(
        shown, entry.where("section"), f"规程的组别：{names}。", ground.clause("title", entry.kind)
    )


def below_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级低于组别的要求（低级高报）。

    规程以等级证书为唯一分组依据，低级高报会被取消资格。请改报相应组别，或核对等级。
    English: title or grade below what the section demands.
    """
    level, found = standing_of(ground, entry)
    if level and found.outcome is Outcome.BELOW and not _no_section(ground, entry):
        yield Hit(
            f"{holds(ground, entry)}，低于{level.name}的要求（{demanded(level)}）。",
            entry.where(_stated_in(entry)),
            "请改报与证书相符的组别，或核对等级。",
            level.clause,
        )


def above_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级高于组别的上限（高级低报）。

    规程以等级证书为唯一分组依据，高级低报会被取消资格。请改报相应组别，或核对等级。
    English: title or grade above what the section allows.
    """
    level, found = standing_of(ground, entry)
    if level and found.outcome is Outcome.ABOVE:
        yield Hit(
            f"{holds(ground, entry)}，高于{level.name}的上限（{demanded(level)}）。",
            entry.where(_stated_in(entry)),
            "请改报与证书相符的组别，或核对等级。",
            level.clause,
        )


def nothing_stated(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有填写等级称号、运动员等级或等级分，无法判断组别。

    请填写现有的等级称号（如一级棋士）或运动员等级；按等级分分组的，请填等级分。
    English: no title or certificate stated where it decides the section.
    """
    level, found = standing_of(ground, entry)
    if level and found.outcome is Outcome.UNSTATED:
        text = entry.player.title_raw
        shown = f"等级“{text}”看不懂。" if text else "没有填写等级称号或运动员等级。"
        yield Hit(shown, entry.where("title"), "请填写证书上的等级。", level.clause)


def wrong_sex(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """性别与组别不符。

    男子组、女子组分开比赛。请核对性别和组别。
    English: sex not allowed in the section.
    """
    regulation, player = ground.regulation, entry.player
    section = regulation.section(player.section or "") if regulation else None
    proved = player.identity.sex if player.identity.sound else None
    if not section or not section.sex or (proved and player.sex and proved != player.sex):
        return  # P007 says it already
    sex = proved or player.sex
    mixing = regulation.mixing if regulation else None
    if sex == "女" and section.sex == "男" and mixing and mixing.women_in_mens_sections:
        return
    if sex and sex != section.sex:
        yield Hit(
            f"{player.name}（{sex}）不能参加{section.name}。",
            entry.where("section"),
            "请核对性别和组别。",
            mixing.clause if mixing else ground.clause("title", entry.kind),
        )


def higher_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """够得上更高的组别，却报了较低的组。

    规程没有禁止，只提醒。请单位确认是不是报错了组。
    English: qualifies for a higher section than the one entered.
    """
    level, found = standing_of(ground, entry)
    if level and found.higher:
        yield Hit(
            f"{holds(ground, entry)}，够得上{found.higher.name}，报的是{level.name}。",
            entry.where("section"),
            "请确认组别。",
            level.clause,
        )


def no_section_for_him(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """规程里没有这名棋手可以报的组别。

    年龄不够报成年组，等级又低于最低的一组。请告知单位。
    English: the event has no section for this player.
    """
    gap = ground.regulation.gap if ground.regulation else None
    if gap and _no_section(ground, entry):
        fits = entry.player.section_known and standing_of(ground, entry)[1].outcome is Outcome.FITS
        if not fits:
            yield Hit(
                f"{holds(ground, entry)}，又未满 {gap.age} 周岁：规程没有可以报的组别。",
                entry.where("section"),
                "请告知单位；取得相应等级后可以报名。",
                gap.clause,
            )


def title_and_grade_disagree(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级称号和运动员等级对应不同的组别。

    裁定之前按较高的一个算。请人工核对证书。
    English: title and grade disagree; the higher is used until decided.
    """
    level, found = standing_of(ground, entry)
    if level and found.disagree:
        player = entry.player
        yield Hit(
            f"等级称号“{player.title}”和运动员等级“{player.grade}”对应不同的组别，按较高的算。",
            entry.where("grade"),
            "请核对证书后裁定。",
            level.clause,
        )


def lacks_something_else(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """不符合组别的其他条件：籍贯、往届冠军、注册，或以单位还是个人报名。

    籍贯按身份证号开头的地区码，往届冠军按历年名录；认不准的由组委会裁定。
    填写的年级与学校组不同的，只提醒：以学籍证明为准。
    English: a condition other than title, rating and age is not met (region, champions …).
    """
    level, found = standing_of(ground, entry)
    if level and found.outcome is Outcome.OTHERWISE:
        missing = tuple(c for c in found.lacks if c.what is not What.REGISTERED)  # E012
        if missing:
            open_case = all(condition.state is None for condition in missing)
            words = "、".join(_BESIDE[c.what] for c in missing)
            state = "不能确定" if open_case else "不符合"
            yield Hit(
                f"{words}{state}：{level.name}要求{demanded(level)}。",
                entry.where("section"),
                "请核对后裁定。" if open_case else "请改报其他组别，或核对填写的内容。",
                level.clause,
                severity=Severity.DECISION if open_case else None,
            )
    elif level and ground.regulation:
        person = person_of(entry, ground.regulation)
        ways = [way for way in level.admit if way.school_years]
        if ways and not any(of_that_year(way, person) for way in ways):
            yield Hit(
                f"填写的学校是“{person.school}”，报的是{level.name}。",
                entry.where("school"),
                "请核对年级；以学籍证明为准。",
                level.clause,
                severity=Severity.WARNING,
            )


_BESIDE = {
    What.REGION: "籍贯",
    What.CHAMPION: "往届冠军",
    What.ENTRANT: "报名的身份（单位、团队或个人）",
}


def _no_section(ground: Ground, entry: Entry) -> bool:
    regulation = ground.regulation
    return bool(
        regulation and has_no_section(known_person(entry, ground.state, regulation), regulation)
    )


def _stated_in(entry: Entry) -> str:
    """The field that says what the player holds: the grade where there is no title."""
    player = entry.player
    graded = player.title in (None, NONE) and player.grade not in (None, NONE)
    return "grade" if graded else "title"


RULES = (
    Rule("E001", Severity.ERROR, About.PLAYER, section_unknown),
    Rule("E002", Severity.ERROR, About.PLAYER, below_section),
    Rule("E003", Severity.ERROR, About.PLAYER, above_section),
    Rule("E004", Severity.ERROR, About.PLAYER, nothing_stated),
    Rule("E006", Severity.ERROR, About.PLAYER, wrong_sex),
    Rule("E014", Severity.WARNING, About.PLAYER, higher_section),
    Rule("E016", Severity.ERROR, About.PLAYER, no_section_for_him),
    Rule("E017", Severity.DECISION, About.PLAYER, title_and_grade_disagree),
    Rule("E019", Severity.ERROR, About.PLAYER, lacks_something_else),
)
