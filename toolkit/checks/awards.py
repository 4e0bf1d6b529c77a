"""Family Z: prizes and titles — found once sections are finished, described here."""

from collections.abc import Iterable

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.model.finding import Severity


def rule_left_open(ground: Ground, subject: None) -> Iterable[Hit]:
    """规程没有写清楚的奖励办法。

    例如能否兼得、酌情减少几名、恰好在分界上、奖金另定、籍贯有疑问。先按写明的办法算；
    受影响的那一项在裁定以前不公布，其余照常。请在裁定里选接受（就按这样）或不接受（按另一种）。
    English: a prize rule the regulation leaves open (the default taken is named).
    """
    return ()


def account_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """获奖人的收款账户没有填全。

    规程规定转账、不发现金。请在 2填写/收款账户.xlsx 里补上；补上以前他不在批量转账表里。
    English: a winner's bank account is missing.
    """
    return ()


def rate_unconfirmed(ground: Ground, subject: None) -> Iterable[Hit]:
    """申报等级用的得分率没有可靠的出处。

    称号条例的这一格没有查到。请按条例原文在 2填写/等级核定.xlsx 的“得分率”里填写和确认；
    确认以前不出他的申报表。
    English: a title's score rate has no confirmed source: confirm before the form is printed.
    """
    return ()


def tie_left(ground: Ground, subject: None) -> Iterable[Hit]:
    """各项都相同，名次不能并列，奖却不一样。

    请抽签，把次序填在 2填写/奖项核定.xlsx 的“抽签”里；或在裁定里选接受，就按现在的次序。
    English: a tie is left on every key.
    """
    return ()


def holder_differs(ground: Ground, subject: None) -> Iterable[Hit]:
    """户名不是获奖人本人。

    未成年人可以用监护人的账户。请在 2填写/收款账户.xlsx 里写明关系。
    English: the account holder is not the winner (guardian?).
    """
    return ()


def proof_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """追加奖金要凭以前的冠军，证明不足。

    没有读入往届冠军名录，或名录里只有名字相同。名次奖照发；追加的一项在裁定以前不公布。
    English: proof for a champion's bonus is missing.
    """
    return ()


def papers_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """申报等级的材料不全。

    照片、原等级证和证件的复印件、原证。收到的请在 2填写/等级核定.xlsx 的“申报材料”里选“有”。
    English: title papers incomplete (photos, copies, original).
    """
    return ()


RULES = (
    Rule("Z002", Severity.DECISION, About.SHEET, rule_left_open),
    Rule("Z003", Severity.ERROR, About.SHEET, account_missing),
    Rule("Z004", Severity.DECISION, About.SHEET, rate_unconfirmed),
    Rule("Z005", Severity.DECISION, About.SHEET, tie_left),
    Rule("Z006", Severity.WARNING, About.SHEET, holder_differs),
    Rule("Z007", Severity.DECISION, About.SHEET, proof_missing),
    Rule("Z008", Severity.ERROR, About.SHEET, papers_missing),
)
