"""What can change in a section between rounds (名单变动)."""

from enum import StrEnum

from toolkit.model.game import Mark


class Change(StrEnum):
    """One kind of change; the round it names is the first, or the only one, that it concerns."""

    WITHDRAWN = "withdrawn"  # 退赛: not paired from that round on
    ABSENT = "absent"  # 请假（零分）: that round only
    HALF_BYE = "half_bye"  # 请假（半分）
    FULL_BYE = "full_bye"  # 请假（全分）
    JOINS = "joins"  # 补报入场: takes part from that round on, nothing for those before
    JOINS_HALF = "joins_half"  # 补报入场（前面轮次半分）
    APART = "apart"  # 回避: two players are not paired with each other from that round on
    STAYS = "stays"  # 弃权后继续编排: paired again although he forfeited several rounds in a row


BYES = {
    Change.ABSENT: Mark.ZERO_BYE,
    Change.HALF_BYE: Mark.HALF_BYE,
    Change.FULL_BYE: Mark.FULL_BYE,
}
