"""Family M: money (收款) — who has not paid, whose a transfer is, what may be paid twice."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.settlement import Account, Transfer
from toolkit.entries.roster import Unit
from toolkit.model.finding import Severity
from toolkit.model.money import ZERO

_BOOK = "2填写/收款核对.xlsx"


def _account(ground: Ground, unit: Unit) -> Account | None:
    return ground.settlement.units.get(unit.id) if ground.settlement else None


def _clause(ground: Ground) -> str | None:
    """The clause of the day by which the fees must be there."""
    payment = ground.regulation.payment if ground.regulation else None
    if payment is None:
        return None
    return payment.due.clause or payment.clause if payment.due else payment.clause


def _over(ground: Ground) -> bool:
    """The day is past. Where the text names none, nobody is late as long as entry is open."""
    if ground.settlement and ground.settlement.deadline:
        return ground.now > ground.settlement.deadline
    closes = ground.regulation.dates.entry_closes.last_second if ground.regulation else None
    return closes is not None and ground.now > closes


def _perhaps(account: Account) -> str:
    if not account.maybe:
        return ""
    return f"待确认的 {len(account.maybe)} 笔可能是它的，请先决定。"


def nothing_paid(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """缴费期限过了，一分钱也没有收到。

    规程写明款不到报名无效的，这个单位不进名单。先看收款核对里有没有还没认领的款；确实缓缴的，在裁定里接受并写理由。
    English: nothing paid by the deadline: the entry is not valid.
    """
    account = _account(ground, unit)
    if account is None or account.due <= ZERO or account.paid > ZERO or not _over(ground):
        return
    payment = ground.regulation.payment if ground.regulation else None
    invalid = payment is not None and payment.unpaid == "invalid"
    yield Hit(
        f"应缴 {account.due.brief()} 元，没有收到款。{_perhaps(account)}",
        None,
        f"请核对 {_BOOK}；单位说已汇的，请它发汇款凭证。",
        _clause(ground),
        severity=None if invalid else Severity.DECISION,
        stated=str(account.due.fen),
    )


def paid_too_little(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """缴费期限过了，款没有缴足。

    写明还差多少。只差保险费、逾期费、变更费，或公示以后多出来的费用的，报 M011。
    English: paid too little (how much is open).
    """
    account = _account(ground, unit)
    if account is None or account.paid <= ZERO or not _over(ground):
        return
    rest = account.due - account.paid
    if rest > account.extras:
        yield Hit(
            f"应缴 {account.due.brief()} 元，收到 {account.paid.brief()} 元，"
            f"还差 {rest.brief()} 元。{_perhaps(account)}",
            None,
            "请单位补缴；或核对应收和流水。",
            _clause(ground),
            stated=str(rest.fen),
        )


def paid_too_much(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """收到的款比应缴的多。

    多的退回，或抵变更手续费；退款清单已经列出。
    English: paid too much (refund or credit due).
    """
    account = _account(ground, unit)
    if account and account.paid > account.due:
        more = account.paid - account.due
        yield Hit(
            f"应缴 {account.due.brief()} 元，收到 {account.paid.brief()} 元，"
            f"多 {more.brief()} 元。",
            None,
            "多的列在 5内部/退款清单.xlsx。",
            stated=str(more.fen),
        )


def paid_late(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """款是过了期限才缴清的。

    以银行流水上的时间为准，期限那一秒也算按时。接受的在裁定里写理由。
    English: paid after the deadline.
    """
    account = _account(ground, unit)
    if account and account.late and ground.settlement and ground.settlement.deadline:
        last = f"{ground.settlement.deadline:%Y-%m-%d %H:%M}"
        yield Hit(
            f"{account.completed} 才缴清，期限是 {last}。",
            None,
            "接受逾期缴费的，请在裁定里写明理由。",
            _clause(ground),
            stated=account.completed,
        )


def perhaps_twice(ground: Ground, _: None) -> Iterator[Hit]:
    """一笔款可能是重复缴的。

    同一付款人、同一金额，单位已经缴清。在收款核对里决定：真是重复的选建议1，算多缴，列入退款。
    English: perhaps paid twice.
    """
    for one in _waiting(ground, twice=True):
        yield _open_hit(one, f"{_said(one)}：{one.names[0]}已经缴清，可能重复缴费。")


def belongs_to_nobody(ground: Ground, _: None) -> Iterator[Hit]:
    """一笔款还不知道是哪个单位的。

    在收款核对的“待确认”里决定；最像的单位已经列出。
    English: money that belongs to no unit yet.
    """
    for one in _waiting(ground, twice=False):
        likely = f"最像{'、'.join(one.names)}。" if one.names else "没有线索。"
        yield _open_hit(one, f"{_said(one)}，还没有认领。{likely}")


def _waiting(ground: Ground, *, twice: bool) -> list[Transfer]:
    waiting = ground.settlement.waiting if ground.settlement else ()
    return [one for one in waiting if one.twice is twice]


def _said(one: Transfer) -> str:
    return f"{one.moment} {one.payer or '付款人不明'} {one.amount.brief()} 元（{one.where}）"


def _open_hit(one: Transfer, message: str) -> Hit:
    return Hit(
        message, None, f"在 {_BOOK} 的“待确认”里决定，再运行 qisai bank。",
        subject=one.payer or one.txn, key=one.txn, evidence={"txn": one.txn},
    )  # fmt: skip


def unreadable_amount(ground: Ground, _: None) -> Iterator[Hit]:
    """流水里有一行金额或日期读不懂。

    那一行没有记账，也不会当成 0。请改正原件再导入，或把那笔款填进收款核对的“手工收款”。
    English: an amount that can't be read (never counted as 0).
    """
    for one in ground.settlement.unread if ground.settlement else ():
        yield Hit(
            f"流水 {one.file} 第 {one.row} 行的“{one.text}”读不懂，没有记账。",
            None,
            f"请重新下载流水，或在 {_BOOK} 的“手工收款”里登记这一笔。",
            subject=one.file,
            key=f"{one.file}/{one.row}",
            stated=one.text,
        )


def no_time_of_day(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """缴清的那笔在期限当天，流水却没有几点几分。

    是否赶在期限以前要由人判断：请单位出示回单，或换一份带时间的流水。
    English: the statement has no time of day, so "before 18:00" can't be judged.
    """
    account = _account(ground, unit)
    if account and account.undated:
        yield Hit(
            f"{account.completed} 缴清，正是期限那一天，流水没有写几点。",
            None,
            "请看汇款回单上的时间；确实逾期的在裁定里写明。",
            _clause(ground),
        )


def not_announced(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """款到了，单位没有按规程发汇款告知。

    账已经对上，不影响报名；只在规程要求告知时提醒。
    English: a transfer arrived that the unit has not notified.
    """
    account, demand = _account(ground, unit), ground.demand("remittance_notice", unit.kind)
    if account and demand and account.unannounced:
        sums = "、".join(f"{one.moment} {one.amount.brief()} 元" for one in account.unannounced)
        yield Hit(f"{sums} 已经到账，没有收到汇款告知。", None, "不必补发。", demand.clause)


def refund_elsewhere(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """退款退给了没有付过款的人。

    应当原路退回。请核实收款人和单位的关系，留下书面说明。
    English: a refund would go to another than the payer.
    """
    account = _account(ground, unit)
    for one in account.elsewhere if account else ():
        yield Hit(
            f"{one.moment} 退给 {one.payer or '（流水没有写收款人）'} {(-one.amount).brief()} 元，"
            f"他没有为这个单位付过款（{one.where}）。",
            None,
            "请核实，留下单位的书面说明。",
            key=one.txn,
            stated=one.payer,
        )


def small_fee_open(ground: Ground, unit: Unit) -> Iterator[Hit]:
    """只差保险费、逾期附加费、变更手续费，或公示以后变动多出来的费用。

    公示时的参赛费和食宿费已经缴齐，报名成立；差的这一点请补缴，或报到时收。
    English: insurance, late or change fee not paid, or what came up after the publication.
    """
    account = _account(ground, unit)
    if account is None or account.paid <= ZERO:
        return
    rest = account.due - account.paid
    if ZERO < rest <= account.extras:
        yield Hit(
            f"还差 {rest.brief()} 元；保险费、逾期附加费、变更手续费和公示以后多出来的费用共 "
            f"{account.extras.brief()} 元。",
            None,
            "请单位补缴，或报到时收，填进收款核对的“手工收款”。",
        )


RULES = (
    Rule("M001", Severity.ERROR, About.UNIT, nothing_paid),
    Rule("M002", Severity.ERROR, About.UNIT, paid_too_little),
    Rule("M003", Severity.INFO, About.UNIT, paid_too_much),
    Rule("M004", Severity.ERROR, About.UNIT, paid_late),
    Rule("M005", Severity.DECISION, About.EVENT, perhaps_twice),
    Rule("M006", Severity.DECISION, About.EVENT, belongs_to_nobody),
    Rule("M007", Severity.WARNING, About.EVENT, unreadable_amount),
    Rule("M008", Severity.WARNING, About.UNIT, no_time_of_day),
    Rule("M009", Severity.INFO, About.UNIT, not_announced),
    Rule("M010", Severity.WARNING, About.UNIT, refund_elsewhere),
    Rule("M011", Severity.WARNING, About.UNIT, small_fee_open),
)
