"""The Chinese words that sheets and letters use for what the records say."""

from toolkit.model.certificate_facts import CertificateExamined, CertificateJudged
from toolkit.model.facts import (
    AnyFact,
    Checked,
    Corrected,
    Decided,
    DecisionCleared,
    Drafted,
    EntryClosed,
    EventOpened,
    FileArrived,
    FileReread,
    LayoutConfirmed,
    MessageArrived,
    Published,
    Sent,
    SignedUp,
    Undone,
)
from toolkit.model.finish_facts import PrizesPublished, RowTyped, TitlesListed, WorkedOut
from toolkit.model.hall_facts import RoundTimed, SectionPlaced
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.money_facts import (
    Balanced,
    ColumnExplained,
    MoneyCleared,
    MoneyDecided,
    StatementImported,
    StatementUnknown,
)
from toolkit.model.play_facts import (
    Ranked,
    ResultEntered,
    RoundDrafted,
    RoundPaired,
    RoundWithdrawn,
    SectionArranged,
    SectionFrozen,
    SectionNoted,
)
from toolkit.model.purge_facts import Purged
from toolkit.model.room_facts import RoomsGiven
from toolkit.model.seal_facts import SealExamined, SealJudged

VERDICTS = {"accept": "接受", "refuse": "不接受", "waive": "豁免"}


def decision_words(decision: Decided | None) -> str:
    """A decision in one phrase: 接受：看过证书（王五）."""
    if decision is None:
        return "未处理"
    by = f"（{decision.by}）" if decision.by else ""
    return f"{VERDICTS.get(decision.verdict, decision.verdict)}：{decision.reason}{by}"


KINDS: dict[type, str] = {
    EventOpened: "新建",
    MessageArrived: "来信",
    FileArrived: "来件",
    FileReread: "重读",
    LayoutConfirmed: "确认版式",
    Decided: "裁定",
    DecisionCleared: "收回裁定",
    Corrected: "更正",
    EntryClosed: "提前截止",
    SignedUp: "电话报名",
    Published: "公示",
    Checked: "检查",
    Drafted: "写回信",
    Sent: "寄出",
    RatingsImported: "等级分表",
    HonoursImported: "历年名录",
    SectionFrozen: "编排名单",
    RoundDrafted: "拟编",
    RoundPaired: "编排",
    RoundWithdrawn: "撤回对阵",
    SectionNoted: "赛中登记",
    SectionArranged: "分组",
    ResultEntered: "成绩",
    Ranked: "名次",
    SectionPlaced: "赛场",
    RoundTimed: "轮次时间",
    StatementImported: "流水",
    StatementUnknown: "不认识的流水",
    ColumnExplained: "流水版式",
    MoneyDecided: "收款核对",
    MoneyCleared: "收回收款核对",
    Balanced: "对账",
    RoomsGiven: "安排住房",
    SealExamined: "看公章",
    SealJudged: "盖章核对",
    CertificateExamined: "看等级证",
    CertificateJudged: "等级证核对",
    RowTyped: "填写",
    PrizesPublished: "奖金公布",
    TitlesListed: "等级申报名单",
    WorkedOut: "计算",
    Purged: "清除个人信息",
    Undone: "撤销",
}


def kind_words(fact: AnyFact) -> str:
    """What kind of fact it is."""
    return KINDS[type(fact)]


def about(fact: AnyFact) -> str:
    """What the fact is about, without personal data beyond names."""
    match fact:
        case MessageArrived():
            return f"{fact.sender_name or fact.sender}：{fact.subject}"
        case FileArrived() | Drafted() | HonoursImported():
            return fact.name
        case StatementImported() | StatementUnknown():
            return fact.name
        case ColumnExplained():
            return fact.word
        case RatingsImported():
            return f"{fact.list} {fact.month} {fact.name}"
        case Decided() | DecisionCleared():
            return f"{fact.code} {fact.key}"
        case SignedUp():
            return fact.said["name"].text if "name" in fact.said else fact.row
        case MoneyDecided() | MoneyCleared():
            return fact.txn
        case RowTyped() | PrizesPublished() | TitlesListed() | RoomsGiven():
            return fact.about
        case SealExamined() | SealJudged() | CertificateExamined() | CertificateJudged():
            return fact.unit
        case LayoutConfirmed():
            return fact.shown or fact.header
        case FileReread():
            return "、".join(dict.fromkeys(form.file for form in fact.forms))
        case Corrected():
            return fact.subject or fact.target
        case Published():
            return f"{len(fact.entries)} 人"
        case SectionFrozen() | RoundDrafted() | RoundPaired() | RoundWithdrawn():
            return fact.about
        case SectionNoted() | ResultEntered() | SectionArranged() | Ranked():
            return fact.about
        case Undone():
            return f"第 {fact.batch} 批"
        case EventOpened():
            return fact.name
    return ""


def detail(fact: AnyFact) -> str:
    """What the fact says, in one phrase."""
    match fact:
        case Decided():
            return decision_words(fact)
        case Corrected():
            return f"{fact.field} → {fact.value or '收回'}：{fact.reason}"
        case FileArrived():
            players = sum(len(form.players) for form in fact.forms)
            return f"{players} 名棋手" if fact.forms else ""
        case MoneyDecided():
            return " ".join(filter(None, (fact.choice, fact.unit, fact.note)))
        case StatementImported():
            return f"{fact.bank} {len(fact.rows)} 笔"
        case SealJudged() | CertificateJudged():
            return f"→ {fact.verdict or '收回'} {fact.note}".rstrip()
        case SealExamined():
            return fact.report.match or fact.report.outcome
        case CertificateExamined():
            return "、".join(fact.levels) or fact.kind
        case LayoutConfirmed():
            return f"→ {fact.field or '收回'}"
        case ColumnExplained():
            return f"→ {fact.said or '收回'}"
        case EntryClosed():
            return f"{fact.at:%Y-%m-%d %H:%M}：{fact.reason}" if fact.at else "收回"
        case ResultEntered():
            return fact.result.value if fact.result else "清空"
        case RatingsImported():
            return f"{fact.size} 人里留下 {len(fact.players)} 人"
        case HonoursImported():
            return f"名录 {len(fact.honours)} 条，禁赛 {len(fact.bars)} 条"
        case Undone() | RoundWithdrawn() | SectionArranged():
            return fact.reason
    return ""
