"""What becomes of sections (分组): which are played, who plays in each, who is left without one."""

import re
from collections.abc import Iterable, Iterator

from toolkit.entries.attendance import absent
from toolkit.model.event import State
from toolkit.model.facts import PublishedEntry
from toolkit.model.play_facts import SectionArranged
from toolkit.rules.play import Split

_APART = re.compile("（[男女]子）$")
_BY_VERDICT = {"accept": "play", "waive": "play", "refuse": "cancel"}


def arranged(state: State, section: str) -> SectionArranged | None:
    """What was decided about a section, in 分组 or else by a verdict on G001 in 裁定."""
    if made := state.play.arranged.get(section):
        return made
    verdict = state.decisions.get(("G001", f"section:{section}"))
    if verdict is None:
        return None
    return SectionArranged(section, _BY_VERDICT[verdict.verdict], "", verdict.reason, verdict.by)


def not_played(state: State, section: str) -> str:
    """Why a section is not played by itself, in words; "" = it is."""
    made = arranged(state, section)
    if made and made.what == "cancel":
        return f"“{section}”已取消（{made.reason}）。"
    return f"“{section}”已并入“{made.into}”（{made.reason}）。" if made and made.into else ""


def players_of(state: State, section: str, splits: Iterable[Split] = ()) -> list[PublishedEntry]:
    """Who plays in a section: the published entries that came, those merged into it included.

    `splits` = who plays apart when they are enough; their part is a section by `apart_name`.
    """
    base = base_section(section)
    entries = _listed(state, base)
    for split in splits:
        inside = [entry for entry in entries if entry.sex == split.sex]
        apart = split.more_than < len(inside) < len(entries)
        if section == apart_name(base, split):
            return inside if apart else []
        if apart:
            entries = [entry for entry in entries if entry.sex != split.sex]
    return entries if section == base else []


def parts_of(state: State, section: str, splits: Iterable[Split]) -> tuple[str, ...]:
    """The section and those parts of it that play apart (单独编排)."""
    split_off = [
        name for split in splits if players_of(state, name := apart_name(section, split), (split,))
    ]
    return (section, *split_off)


def apart_name(section: str, split: Split) -> str:
    """What the part of a section that plays apart is called: 公开组（女子）."""
    return f"{section}（{split.sex}子）"


def base_section(section: str) -> str:
    """The regulation's section that a part belongs to; any other section is its own."""
    return _APART.sub("", section)


def _listed(state: State, section: str) -> list[PublishedEntry]:
    if not state.publications:
        return []
    gone = absent(state)
    joined = {name for name, made in state.play.arranged.items() if made.into == section}
    listed = state.publications[-1].list.entries
    return [e for e in listed if e.section in {section, *joined} and e.entry not in gone]


def stranded(state: State) -> Iterator[PublishedEntry]:
    """Players of cancelled sections who were not moved to another one and did not withdraw."""
    listed = state.publications[-1].list.entries if state.publications else ()
    for entry in listed:
        made = arranged(state, entry.section)
        if made and made.what == "cancel":
            yield entry
