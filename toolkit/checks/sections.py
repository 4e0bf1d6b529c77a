"""Family G: sections — enough players, numbers at a boundary. Counted once entry has closed."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.arranging import arranged
from toolkit.entries.merging import merge_partners
from toolkit.entries.roster import Entry
from toolkit.model.finding import Severity
from toolkit.model.record import Record
from toolkit.rules.eligibility import Section
from toolkit.rules.schema import Regulation

NOBODY = "-"  # a finding about a section as such keeps no single entry out of the lists


class Field(Record, frozen=True):
    """A section with the number of its players who entered."""

    section: Section
    players: int


def fields(ground: Ground) -> tuple[Field, ...]:
    """Every section of the regulation, in its order, once entry has closed; () before."""
    regulation = ground.regulation
    if regulation is None or ground.now <= regulation.dates.entry_closes.last_second:
        return ()
    counts: dict[str, int] = {}
    for entry in ground.roster.entries:
        name = entry.player.section or ""
        counts[name] = counts.get(name, 0) + 1
    return tuple(Field(s, counts.get(s.name, 0)) for s in regulation.sections)


def too_few(ground: Ground, field: Field) -> Iterator[Hit]:
    """组别人数不足规程的下限：取消还是合并。

    报名截止后按报名人数计算。建议合并到哪一组写在问题里；由组委会裁定。
    English: fewer players than the section's minimum: cancel or merge (proposal given).
    """
    minimum = ground.regulation.minimum if ground.regulation else None
    if field.section.name in ground.state.play.arranged:
        return
    if minimum and ground.regulation and 0 < field.players < minimum.players:
        partners = "、".join(merge_partners(field.section.name, ground.regulation))
        proposal = f"可以并入{partners}、单列名次" if partners else "没有可以并入的组别"
        yield Hit(
            f"{field.section.name}报名 {field.players} 人，不足 {minimum.players} 人；{proposal}。",
            None,
            "请在 2填写/分组.xlsx 里写办法（qisai sections）；在这里接受＝照样比赛，不接受＝取消。",
            minimum.clause,
            field.section.name,
            entries=(NOBODY,),
        )


def at_a_boundary(ground: Ground, field: Field) -> Iterator[Hit]:
    """组别人数正好在分界上。

    多一人或少一人，名次、奖金或组别去留就不同。请核对人数，留意退赛和补报。
    English: a section stands at a boundary.
    """
    if ground.regulation and field.players in _boundaries(ground.regulation):
        yield Hit(
            f"{field.section.name}报名 {field.players} 人，正在规程的分界上。",
            None,
            "多一人或少一人就不同，请核对人数。",
            None,
            field.section.name,
            entries=(NOBODY,),
        )


def left_in_cancelled_section(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """组别取消了，棋手还没有改组别，也没有退费。

    在更正里改组别；不参加的，对本条选“不接受”：不再进名单，所缴费用退还。
    English: players of a cancelled section are neither placed nor refunded.
    """
    regulation, name = ground.regulation, entry.player.section or ""
    made = arranged(ground.state, name)
    if regulation is None or regulation.minimum is None or made is None or made.what != "cancel":
        return
    if sum(e.player.section == name for e in ground.roster.entries) < regulation.minimum.players:
        back = "，全额退费" if regulation.minimum.refund_in_full else "，按规程退费"
        yield Hit(
            f"{name}已取消，{entry.player.name}还没有安排。",
            entry.where("section"),
            f"请在更正里改组别；不参加的，选“不接受”{back}。",
            regulation.minimum.clause,
            key=name,
        )


def _boundaries(regulation: Regulation) -> frozenset[int]:
    """Numbers at which one player more or less changes what the regulation gives."""
    edges = {regulation.minimum.players} if regulation.minimum else set()
    for depths in regulation.prizes.depths:
        for step in depths.steps:
            edges |= {step.at_most, step.at_most + 1} if step.at_most else set()
    return frozenset(edges)


RULES = (
    Rule("G001", Severity.DECISION, About.SECTION, too_few),
    Rule("G002", Severity.WARNING, About.SECTION, at_a_boundary),
    Rule("G003", Severity.ERROR, About.PLAYER, left_in_cancelled_section),
)
