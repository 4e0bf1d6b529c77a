"""Family E: may this player play in this section."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Compared, compare
from toolkit.model.finding import Severity
from toolkit.rules.parts import Level


def section_unknown(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """组别没有填写，或不是规程里的组别。

    请按规程的组别名称填写。
    English: section unknown, or not stated.
    """
    regulation, player = ground.regulation, entry.player
    if regulation is None or player.section_known or entry.lacks_column("section"):
        return
    names = "、".join(level.name for level in regulation.levels)
    shown = f"组别“{player.section}”不在规程里。" if player.section else "组别没有填写。"
    yield Hit(shown, entry.where("section"), f"规程的组别：{names}。", ground.clause("title"))


def below_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级低于组别的要求（低级高报）。

    规程以等级证书为唯一分组依据，低级高报会被取消资格。请改报相应组别，或核对等级。
    English: title or grade below what the section demands.
    """
    level, found = _compared(ground, entry)
    if level and found.verdict == -1:
        yield Hit(
            f"{_holds(entry)}，低于{level.name}的要求（{_demanded(level)}）。",
            entry.where("title"),
            "请改报与证书相符的组别，或核对等级。",
            level.clause,
        )


def above_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级高于组别的上限（高级低报）。

    规程以等级证书为唯一分组依据，高级低报会被取消资格。请改报相应组别，或核对等级。
    English: title or grade above what the section allows.
    """
    level, found = _compared(ground, entry)
    if level and found.verdict == 1:
        yield Hit(
            f"{_holds(entry)}，高于{level.name}的上限（{_demanded(level)}）。",
            entry.where("title"),
            "请改报与证书相符的组别，或核对等级。",
            level.clause,
        )


def nothing_stated(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """没有填写等级称号或运动员等级，无法判断组别。

    请填写现有的等级称号（如一级棋士）或运动员等级。
    English: no title or certificate stated where it decides the section.
    """
    level, found = _compared(ground, entry)
    if level and level.admit and found.verdict is None:
        text = entry.player.title_raw
        shown = f"等级“{text}”看不懂。" if text else "没有填写等级称号或运动员等级。"
        yield Hit(shown, entry.where("title"), "请填写证书上的等级。", level.clause)


def rating_too_high(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级分高于组别的上限。

    上限和所用的等级分表见规程；恰好等于上限的可以参赛。
    English: rating above the section's limit on the list the regulation names.
    """
    level, rating = _level(ground, entry), entry.player.rating
    for bar in level.bars if level else ():
        if rating is not None and rating > bar.above:
            yield Hit(
                f"等级分 {rating} 高于 {bar.above}，不能参加{level.name if level else ''}。",
                entry.where("rating"),
                f"以 {bar.month or ''} 公布的等级分为准，请核对。",
                bar.clause or (level.clause if level else None),
                evidence={"来源": "报名表"},
            )


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
    if sex and sex != section.sex:
        yield Hit(
            f"{player.name}（{sex}）不能参加{section.name}。",
            entry.where("section"),
            "请核对性别和组别。",
            ground.clause("title"),
        )


def title_and_grade_disagree(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级称号和运动员等级对应不同的组别。

    裁定之前按较高的一个算。请人工核对证书。
    English: title and grade disagree; the higher is used until decided.
    """
    level, found = _compared(ground, entry)
    if level and found.disagree:
        player = entry.player
        yield Hit(
            f"等级称号“{player.title}”和运动员等级“{player.grade}”对应不同的组别，按较高的算。",
            entry.where("grade"),
            "请核对证书后裁定。",
            level.clause,
        )


def _level(ground: Ground, entry: Entry) -> Level | None:
    return ground.regulation.level_of(entry.player.section or "") if ground.regulation else None


def _compared(ground: Ground, entry: Entry) -> tuple[Level | None, Compared]:
    level = _level(ground, entry)
    if level is None or ground.regulation is None or not level.admit:
        return None, Compared()
    return level, compare(entry.player, level, ground.regulation)


def _holds(entry: Entry) -> str:
    player = entry.player
    held = [text for text in (player.title, player.grade) if text and text != "无"]
    return f"持有{'、'.join(held)}" if held else "没有等级称号"


def _demanded(level: Level) -> str:
    return "或".join(word for way in level.admit for word in (*way.titles, *way.grades))


RULES = (
    Rule("E001", Severity.ERROR, About.PLAYER, section_unknown),
    Rule("E002", Severity.ERROR, About.PLAYER, below_section),
    Rule("E003", Severity.ERROR, About.PLAYER, above_section),
    Rule("E004", Severity.ERROR, About.PLAYER, nothing_stated),
    Rule("E005", Severity.ERROR, About.PLAYER, rating_too_high),
    Rule("E006", Severity.ERROR, About.PLAYER, wrong_sex),
    Rule("E017", Severity.DECISION, About.PLAYER, title_and_grade_disagree),
)
