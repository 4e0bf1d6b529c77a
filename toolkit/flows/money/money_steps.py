"""What stands with changes and rooms, and what to do about them next: for `qisai status`."""

from toolkit.flows.desk import Desk
from toolkit.flows.survey import Survey


def money_lines(desk: Desk, found: Survey) -> list[str]:
    """Changes and rooms in a line each, where there are any."""
    changes = sum(map(len, found.changes.values()))
    roomed = [one for one in desk.state.rooms.given.values() if one.parts]
    lines = []
    if changes:
        waiting = sum(verdict == "" for verdict in found.verdicts.values())
        lines.append(f"  变动 {changes} 项，待裁定 {waiting}")
    if roomed:
        rooms = sum(part.rooms for one in roomed for part in one.parts)
        lines.append(f"  住房：已安排 {len(roomed)} 个单位，{rooms} 间")
    return lines


def money_step(desk: Desk, found: Survey) -> str:
    """The next step about changes or rooms, "" = none; not any more once rounds are paired."""
    state, worked = desk.state, desk.state.finish.worked_out
    if state.sections:
        return ""
    if any(found.changes.values()) and not worked.get("changes"):
        return "名单有变动：运行 qisai changes，看手续费、扣款和床位。"
    lodging = desk.regulation.lodging is not None and bool(desk.regulation.hotels)
    if lodging and worked.get("rooms", 0) < state.accounts.balanced:
        return "收款有变化：运行 qisai rooms，按缴费先后分房。"
    return ""
