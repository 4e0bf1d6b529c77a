"""What several checks of family E ask: a player's level, how he stands in it, in words too."""

from collections.abc import Iterator

from toolkit.checks.base import Ground
from toolkit.entries.qualifying import Claim, Qualified, claims, qualified
from toolkit.entries.ratings import FORM, Rated
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, Standing
from toolkit.rules.eligibility import Admission, Level


def level_of(ground: Ground, entry: Entry) -> Level | None:
    """The level of the section he entered, None when that is unknown."""
    return ground.regulation.level_of(entry.player.section or "") if ground.regulation else None


def qualified_of(ground: Ground, entry: Entry) -> tuple[Level, Qualified] | None:
    """His level and how he stands in it; None where a level admits everybody."""
    level = level_of(ground, entry)
    if level is None or ground.regulation is None or not level.admit:
        return None
    return level, qualified(entry, level, ground.state, ground.regulation)


def standing_of(ground: Ground, entry: Entry) -> tuple[Level | None, Standing]:
    """The same without the rating that it comes from."""
    found = qualified_of(ground, entry)
    return (found[0], found[1].standing) if found else (None, Standing(Outcome.FITS))


def claim_of(ground: Ground, entry: Entry) -> Claim | None:
    """The rating on the regulation's own list."""
    if ground.regulation is None:
        return None
    return claims(entry, None, ground.state, ground.regulation)[0]


def holds(ground: Ground, entry: Entry) -> str:
    """What he holds, for a message: 持有一级棋士，等级分 1800."""
    player, claim = entry.player, claim_of(ground, entry)
    held = [text for text in (player.title, player.grade) if text and text != "无"]
    rating = claim.rating if claim else player.rating
    rated = f"等级分 {rating}" if rating is not None else ""
    if held:
        return f"持有{'、'.join(held)}" + (f"，{rated}" if rated else "")
    return f"没有等级称号，{rated}" if rated else "没有等级称号"


def rating_words(claim: Claim) -> str:
    """A rating with where it comes from: 1950（2014-07 国际等级分表 1850 加 100）."""
    if claim.bonus:
        return f"{claim.rating}（{claim.found.source} {claim.found.rating} 加 {claim.bonus}）"
    source = f"（{claim.found.source}）" if claim.found.source != FORM else ""
    return f"{claim.rating}{source}"


def proof(found: Rated, stated: int | None) -> dict[str, str]:
    """Where a rating comes from, as evidence of a finding."""
    made = {"来源": found.source}
    if found.player:
        made["表上"] = f"{found.player.name} {found.player.id}".strip()
        made["报名表"] = "没有填" if stated is None else str(stated)
    if found.unread:
        made["等级分表"] = "读表以后才报名，请再运行 qisai ratings import"
    return made


def demanded(level: Level) -> str:
    """All ways to qualify for a level, in words."""
    return "或".join(words for way in level.admit if (words := _way_words(way)))


def _way_words(way: Admission) -> str:
    """One way to qualify as people say it: 男 1901–2300 分, 二级运动员及以上."""
    words = [*way.titles, *way.grades]
    words += [f"{name}及以上" for name in (way.title_from, way.grade_from) if name]
    words += [f"{name}及以下" for name in (way.title_to, way.grade_to) if name]
    if way.rating_from is not None or way.rating_to is not None:
        words.append(f"{way.sex}{_range(way.rating_from, way.rating_to)} 分")
    words += [text for holds, text in _beside(way) if holds]
    return "、".join(words)


def _beside(way: Admission) -> Iterator[tuple[object, str]]:
    """What a way asks besides titles and ratings, with its words."""
    yield way.age_from is not None, f"{way.age_from} 周岁以上"
    yield way.age_to is not None, f"{way.age_to} 周岁以下"
    if not way.born_is_reference:
        yield way.born_from, f"{way.born_from} 以后出生"
        yield way.born_to, f"{way.born_to} 以前出生"
    yield way.school_years, f"在读{'、'.join(way.school_years)}"
    yield way.region, way.region or ""
    yield way.champion_of, f"{'或'.join(way.champion_of)}冠军"
    yield way.registered, "已注册"
    yield way.entrant, _ENTRANTS.get(way.entrant or "", "")
    yield way.unrated, "没有等级分"
    yield way.untitled, "没有等级称号"


_ENTRANTS = {"unit": "由单位报名", "team": "以队报名", "individual": "以个人报名"}


def _range(least: int | None, most: int | None) -> str:
    if least is None:
        return f"{most} 及以下"
    return f"{least} 及以上" if most is None else f"{least}–{most}"
