"""Which sections a small one may join (并组), as the regulation has it."""

from toolkit.rules.schema import Regulation


def merge_partners(section: str, regulation: Regulation) -> tuple[str, ...]:
    """Sections that a too small one may be merged with, nearest first.

    Same level = the other sex's section; next level = the neighbours of the same sex.
    """
    minimum, level = regulation.minimum, regulation.level_of(section)
    own = regulation.section(section)
    if minimum is None or level is None or own is None:
        return ()
    if minimum.merge_with == "same_level":
        return tuple(s.name for s in level.sections if s.name != section)
    levels = regulation.levels
    place = levels.index(level)
    neighbours = [levels[p] for p in (place - 1, place + 1) if 0 <= p < len(levels)]
    return tuple(s.name for v in neighbours for s in v.sections if s.sex in (own.sex, ""))
