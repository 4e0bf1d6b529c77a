"""What becomes of sections (分组): which are played, who plays in each, who is left without one."""

from collections.abc import Iterator

from toolkit.entries.attendance import absent
from toolkit.model.event import State
from toolkit.model.facts import PublishedEntry
from toolkit.model.play_facts import SectionArranged

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


def players_of(state: State, section: str) -> list[PublishedEntry]:
    """Who plays in a section: the published entries that came, those merged into it included."""
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
