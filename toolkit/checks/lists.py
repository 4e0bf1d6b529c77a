"""Family E, second part: what lists from outside say — ratings, former champions, bars, titles."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import demanded, level_of, proof, qualified_of, rating_words
from toolkit.entries.honours import NAME, bars_of, former_champion
from toolkit.entries.qualifying import Claim, on_bar, on_list, person_with
from toolkit.entries.ratings import FORM, Rated
from toolkit.entries.records import above_stated
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, stand
from toolkit.model.finding import Severity
from toolkit.model.lists import RatedPlayer
from toolkit.rules.eligibility import Admission, Level, RatingBar
from toolkit.rules.schema import Regulation

_ONLY_NAME = "（名录里只有姓名相同，不是同一人请选“接受”）"


def rating_too_high(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级分高于组别的上限。

    上限和所用的等级分表见规程；恰好等于上限的可以参赛。
    读过那个月的表（qisai ratings import）就按表，没有读过就按报名表填写的。
    English: rating above the section's limit on the list the regulation names.
    """
    level, regulation = level_of(ground, entry), ground.regulation
    for bar in level.bars if level else ():
        found = on_bar(entry, bar, ground.state, regulation) if regulation else Rated(None)
        if level and found.rating is not None and found.rating > bar.above:
            source = f"（{found.source}）" if found.source != FORM else " "
            yield Hit(
                f"等级分 {found.rating}{source}高于 {bar.above}，不能参加{level.name}。",
                entry.where("rating"),
                f"以 {bar.month or '规程所定月份'} 公布的等级分为准，请核对。",
                bar.clause or level.clause,
                evidence=proof(found, entry.player.rating),
            )


def rating_out_of_band(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级分不在组别的范围内。

    等级分高于本组范围的不能报；低于范围的，要凭称号或运动员等级报名。请改报相应组别，或核对等级分。
    English: rating outside the section's band.
    """
    found = qualified_of(ground, entry)
    if found and found[1].standing.outcome is Outcome.OUT_OF_BAND:
        level, claim = found[0], found[1].claim
        yield Hit(
            f"等级分不在{level.name}的范围（{demanded(level)}）：{rating_words(claim)}。",
            entry.where("rating"),
            "请改报与等级分相符的组别，或核对等级分。",
            level.clause,
            evidence=proof(claim.found, entry.player.rating),
        )


def champion_must_play_higher(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """往届冠军只能报更高的组别。

    往届冠军查历年名录（1来件/资料/历年名录.xlsx，用 qisai ratings import 读入）。
    名录里只有姓名、没有证件号码和出生日期的，请人工裁定是不是同一人。
    English: a former champion must play in a higher section.
    """
    level, regulation = level_of(ground, entry), ground.regulation
    if level is None or regulation is None or any(way.school_years for way in level.admit):
        return
    for rule in regulation.former_champions:
        his = former_champion(entry, rule, ground.state, regulation)
        if his is None or level.name in rule.may_enter:
            continue
        unsure = his.by == NAME
        yield Hit(
            f"{entry.player.name} 是 {his.honour.year} 年{his.honour.section}冠军，只能报"
            f"{'、'.join(rule.may_enter)}{_ONLY_NAME if unsure else ''}。",
            entry.where("section"),
            f"请改报{'或'.join(rule.may_enter)}。",
            rule.clause,
            severity=Severity.DECISION if unsure else None,
            evidence={"来源": f"{his.file} {his.honour.where}", "依据": his.by},
        )
        return


def perhaps_another(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """等级分表上认不准是哪一个人。

    同名、出生年也相同的有几个人；或者只有一个，可是会改变能不能参赛；或者填写的编号是别人的。
    裁定之前按报名表填写的等级分。认准了请在“更正”表里补上 FIDE ID（国内表补注册号）；
    表上的都不是他，就选“接受”。
    English: the rating list holds several players who could be this one.
    """
    level, regulation = level_of(ground, entry), ground.regulation
    if level is None or regulation is None:
        return
    for which, found, clause, tells in _questions(ground, entry, level, regulation):
        decisive = any(tells(line.at(found.speed)) != tells(found.rating) for line in found.perhaps)
        if not (found.stranger or len(found.perhaps) > 1 or decisive):
            continue
        lines = [*found.perhaps, *([found.stranger] if found.stranger else [])]
        yield Hit(
            _who_it_could_be(found),
            entry.where("fide_id" if which == "FIDE" else "registration"),
            "请在“更正”表里补上正确的编号；表上的都不是他，就选“接受”。",
            clause,
            key=f"{which} {','.join(line.id or line.name for line in lines)}",
            evidence={"裁定前按": f"报名表 {'没有填' if found.rating is None else found.rating}"},
        )


def barred(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """禁赛期间不能参赛。

    禁赛名单是历年名录里的工作表“禁赛”，用 qisai ratings import 读入。
    只有姓名相同的，请人工裁定是不是同一人。
    English: barred this year.
    """
    regulation = ground.regulation
    if regulation is None:
        return
    play, penalty = regulation.dates.play, regulation.penalty
    for his in bars_of(entry, ground.state):
        if his.bar.first <= play.last and play.first <= his.bar.last:
            unsure = his.by == NAME
            why = f"（{his.bar.reason}）" if his.bar.reason else ""
            yield Hit(
                f"{entry.player.name} 自 {his.bar.first} 至 {his.bar.last} 禁赛{why}"
                f"{_ONLY_NAME if unsure else ''}。",
                entry.where("name"),
                "禁赛期满才能报名；有异议请向组委会提出。",
                penalty.clause if penalty else None,
                severity=Severity.DECISION if unsure else None,
                evidence={
                    "来源": f"{his.file} {his.bar.where}", "依据": his.by, "通报": his.bar.source,
                },
            )  # fmt: skip
            return


def below_record(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """填写的等级低于先前的记载。

    历年名录、等级分表，或同一单位先前的报名表记着更高的等级。请核对证书：高级低报会被取消资格。
    English: title below an earlier record (honours, former forms).
    """
    regulation = ground.regulation
    if regulation is None:
        return
    unit = ground.roster.unit(entry.unit)
    for record in above_stated(entry, unit, ground.state, regulation):
        field = "grade" if record.is_grade else "title"
        now = entry.player.grade if record.is_grade else entry.player.title
        yield Hit(
            f"现在填“{now}”，先前的记载是“{record.words}”。",
            entry.where(field),
            "请核对等级证书；没有降级的等级，按高的填。",
            ground.clause("title"),
            key=field,
            evidence={"来源": record.source},
        )


class _Question(NamedTuple):
    """A list that decides something about a player: his line there, and what a rating decides."""

    which: str
    found: Rated
    clause: str
    tells: Callable[[int | None], object]


def _questions(
    ground: Ground, entry: Entry, level: Level, regulation: Regulation
) -> Iterator[_Question]:
    for bar in level.bars:
        found = on_bar(entry, bar, ground.state, regulation)
        clause = bar.clause or level.clause
        yield _Question(bar.list, found, clause, partial(_is_above, bar))
    ratings = regulation.ratings
    if ratings is None or not any(map(_asks_rating, level.admit)):
        return
    named = (ratings.list, ratings.month)
    own = on_list(entry, *named, ground.state, regulation, ratings.speed)
    outcome = partial(_outcome, ground, entry, level, regulation)
    yield _Question(ratings.list, own, level.clause, outcome)
    if ratings.fide_bonus and level.name in ratings.fide_bonus_levels:
        fide = on_list(entry, "FIDE", ratings.month, ground.state, regulation, ratings.speed)
        with_bonus = partial(_outcome, ground, entry, level, regulation, bonus=ratings.fide_bonus)
        if outcome(own.rating) is not Outcome.FITS:  # else it is not needed
            yield _Question("FIDE", replace(fide, rating=None), level.clause, with_bonus)


def _asks_rating(way: Admission) -> bool:
    return way.rating_from is not None or way.rating_to is not None or way.unrated


def _is_above(bar: RatingBar, rating: int | None) -> bool:
    return rating is not None and rating > bar.above


def _outcome(
    ground: Ground,
    entry: Entry,
    level: Level,
    regulation: Regulation,
    rating: int | None,
    bonus: int = 0,
) -> Outcome:
    claim = Claim(rating and rating + bonus, Rated(rating), "")
    return stand(person_with(entry, claim, ground.state, regulation), level, regulation).outcome


def _who_it_could_be(found: Rated) -> str:
    said = []
    if found.stranger:
        said.append(f"填写的编号在表上是 {_line(found.stranger, found.speed)}，不像是他")
    if found.perhaps:
        lines = "；".join(_line(line, found.speed) for line in found.perhaps)
        said.append(f"表上可能是他的：{lines}")
    return f"{'。'.join(said)}。"


def _line(line: RatedPlayer, speed: str) -> str:
    known_rating = line.at(speed)
    rating = "没有等级分" if known_rating is None else f"等级分 {known_rating}"
    known = "，".join(filter(None, (line.id, line.birth, line.federation, rating)))
    return f"{line.name}（{known}）"


RULES = (
    Rule("E005", Severity.ERROR, About.PLAYER, rating_too_high),
    Rule("E007", Severity.ERROR, About.PLAYER, rating_out_of_band),
    Rule("E009", Severity.ERROR, About.PLAYER, champion_must_play_higher),
    Rule("E013", Severity.DECISION, About.PLAYER, perhaps_another),
    Rule("E015", Severity.ERROR, About.PLAYER, barred),
    Rule("E018", Severity.WARNING, About.PLAYER, below_record),
)
