"""Letters with invented units, players and accounts."""

from datetime import date, datetime

from toolkit.ledger.reconcile.codes import unit_code
from toolkit.letters.context import (
    Account,
    AmountLine,
    ChangeLine,
    ChangeNotice,
    Confirmation,
    Context,
    Correction,
    Fault,
    Letterhead,
    Payment,
    PlayerLine,
    Reminder,
    Resend,
    RoomLine,
)
from toolkit.model.clock import SHANGHAI
from toolkit.model.message import MailKind, Message
from toolkit.model.money import Money

NOW = datetime(2019, 12, 30, 12, 0, tzinfo=SHANGHAI)
DEADLINE = datetime(2019, 12, 31, 18, 0, tzinfo=SHANGHAI)
EVENT, UNIT = "全国棋协大师赛", "淄博晨光棋院"
HEAD = Letterhead(EVENT, UNIT, "赛事组委会", unit_code(EVENT, UNIT), "0533-0000000")
ACCOUNT = Account("晨光市棋类协会", "晨光银行营业部", "6200000000000000001")

CONFIRMATION = Confirmation(
    HEAD,
    players=(PlayerLine("王一", "棋协大师组"), PlayerLine("李二", "一级棋士男子组")),
    rooms=(RoomLine("淄博饭店", "标准间", 1, 2, date(2020, 1, 17), date(2020, 1, 20)),),
    amounts=(
        AmountLine("报名费和保险费", Money.yuan(420), 2, Money.yuan(210), "十二(二)"),
        AmountLine("食宿费", Money.yuan(2580), 2, Money.yuan(1290)),
    ),
    due=Money.yuan(3000),
    account=ACCOUNT,
    pay_by=DEADLINE,
    file="淄博晨光棋院单位报名表.xlsx",
    received_at=NOW,
)
CORRECTION = Correction(
    HEAD,
    faults=(
        Fault("身份证号以数字存储，末位已丢失", "请把单元格设为文本后重填", "报名表!D7", "王一"),
        Fault("没有盖章", clause="七"),
    ),
    doubts=(Fault("出生日期请核对", where="报名表!C8", subject="李二"),),
    mend_by=DEADLINE,
    returned="淄博晨光棋院单位报名表（请更正）.xlsx",
)
RESEND = Resend(HEAD, "link", ("报名表.zip",), DEADLINE)
CHANGES = ChangeNotice(
    HEAD,
    (
        ChangeLine("退赛", "王一", "棋协大师组", fee=Money.yuan(100), clause="十三(一)4"),
        ChangeLine("更正", "李二", detail="姓名写错", fee=Money.yuan(0)),
    ),
    fee=Money.yuan(100),
    account=ACCOUNT,
)
REMINDER = Reminder(
    HEAD,
    (Fault("没有盖章", "请盖章后扫描发来", clause="七"),),
    open=Money.yuan(1290),
    due=Money.yuan(3000),
    account=ACCOUNT,
    closes=DEADLINE,
)
PAYMENT = Payment(
    HEAD,
    Money.yuan(1710),
    (AmountLine("报名费和保险费", Money.yuan(420), 2, Money.yuan(210), "十二(二)"),),
    due=Money.yuan(3000),
    open=Money.yuan(1290),
    account=ACCOUNT,
    pay_by=DEADLINE,
)
ALL: tuple[Context, ...] = (CONFIRMATION, CORRECTION, RESEND, CHANGES, REMINDER, PAYMENT)


def arrived(**fields: object) -> Message:
    """A mail from a person, with other fields if asked."""
    usual: dict[str, object] = {
        "source": "a.eml",
        "sha256": "0" * 64,
        "kind": MailKind.FORM,
        "message_id": "<m1@sender.example>",
        "sender": "lihua@sender.example",
        "subject": "淄博晨光棋院报名",
        "received_at": NOW,
    }
    return Message(**(usual | fields))  # type: ignore[arg-type]
