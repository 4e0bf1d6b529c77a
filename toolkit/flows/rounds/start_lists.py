"""The start list of a section: frozen as a fact, once, and posted (编排名单)."""

from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Failure
from toolkit.flows.play import new_section
from toolkit.flows.posting import post
from toolkit.flows.stamps import stamp
from toolkit.layouts.sections import StartList, start_listing
from toolkit.model.play_state import SectionState
from toolkit.store.folder import PUBLIC
from toolkit.workbooks.style import safe_sheet_name

SYSTEM_WORDS = {"swiss": "瑞士制", "round_robin": "循环制", "xiangqi_points": "积分编排制"}


def freeze(desk: Desk, section: str) -> Failure | None:
    """The start list becomes a fact and is posted; one that is frozen already stays as it is."""
    if section in desk.state.sections:
        return None
    frozen = new_section(desk, section)
    if isinstance(frozen, Failure):
        return frozen
    desk.note([frozen])
    write_start_list(desk, desk.state.sections[section])
    return None


def list_name(section: str) -> str:
    """编排名单-<组别>, without its ending."""
    return f"编排名单-{safe_sheet_name(section)}"


def write_start_list(desk: Desk, state: SectionState) -> None:
    """The list for the wall as it was frozen; late entries stand in the rounds' workbook."""
    frozen = state.frozen
    seq, at = state.frozen_at or (state.seq, state.at)
    listing = start_listing(
        StartList(
            f"{desk.regulation.short} {frozen.section} 编排名单",
            SYSTEM_WORDS.get(frozen.system, frozen.system),
            frozen.rounds,
            frozen.seed,
            frozen.order,
            frozen.players,
        )
    )
    post(desk, list_name(frozen.section), stamp(desk, seq=seq, at=at), [listing])


def told_where(section: str) -> str:
    """Where the list lies."""
    return f"{PUBLIC}/{list_name(section)}.xlsx"
