"""Findings about a regulation's own data, found by `qisai rules audit` and described here.

Z001 is one that entry is waiting for too: `qisai check` shows it with the others.
"""

from collections.abc import Iterable

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.model.finding import Severity
from toolkit.rules.audit_prizes import prize_findings


def number_without_proof(ground: Ground, subject: None) -> Iterable[Hit]:
    """规程数据里的一个数没有出处。

    这个数既不在自己的引文（quote）里，也不在说明（reading）里。请核对；原文没有写的，在说明里写清楚。
    English: a number of the regulation's data stands neither in its phrase nor in its reading.
    """
    return ()


def sentence_without_data(ground: Ground, subject: None) -> Iterable[Hit]:
    """原文里的一句话没有对应的数据。

    请补上数据；不需要的，列入“未收入的条款”并写明原因。
    English: a sentence of the regulation that no data speaks of.
    """
    return ()


def phrase_too_long(ground: Ground, subject: None) -> Iterable[Hit]:
    """引文太长。

    引文只是找到原文的线索，不超过 16 个字。
    English: a quoted phrase is longer than 16 characters.
    """
    return ()


def name_unknown(ground: Ground, subject: None) -> Iterable[Hit]:
    """规程数据里用到的组别、级别或籍贯没有定义。

    请核对名称，与组别、籍贯里的写法一致。
    English: the regulation's data names a level, section or region that nothing defines.
    """
    return ()


def block_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """规程数据缺少必需的内容。

    例如没有写名次怎样排、奖金是税前还是税后，或某一级没有参赛条件。原文没有写的，写明按哪一种办法。
    English: the regulation's data lacks a block or a part that an event needs.
    """
    return ()


def clause_unknown(ground: Ground, subject: None) -> Iterable[Hit]:
    """原文里没有这一条。

    请核对条款号，例：十三(一)4。
    English: the clause does not exist in the regulation's text.
    """
    return ()


def days_out_of_order(ground: Ground, subject: None) -> Iterable[Hit]:
    """规程里的日期先后颠倒，或天数与日期不符。

    例如报名截止晚于比赛、公示早于截止、食宿天数与入住离店不符。请核对日期。
    English: days of the regulation's data are out of order.
    """
    return ()


def no_rounds_or_clock(ground: Ground, subject: None) -> Iterable[Hit]:
    """某一级没有轮数或用时。

    请在赛制里补上。
    English: a level without number of rounds or time control.
    """
    return ()


def fund_differs(ground: Ground, subject: None) -> Iterable[Hit]:
    """各奖金表加起来与公布的奖金总额不符。

    列出各表合计、加上追加奖金的合计，以及按人数上限最多能发多少。请主办方核对。
    English: the prize tables do not add up to the declared fund.
    """
    for found in prize_findings(ground.regulation) if ground.regulation else ():
        if found.code == "Z001":
            yield Hit(found.message, None, found.remedy, found.clause, "奖金总额")


def boundary_two_ways(ground: Ground, subject: None) -> Iterable[Hit]:
    """人数界线写法不一。

    一个人数落在两档里，或哪一档都不在（“以上”“以内”含本数，“不足”“超过”不含）。现在按哪一种写在说明里。
    English: a boundary is drawn two ways, or leaves a number out.
    """
    return ()


def level_without_prize(ground: Ground, subject: None) -> Iterable[Hit]:
    """某一级没有任何名次奖励。

    请核对奖金表和录取名次是不是漏了这一级。
    English: a level without any prize.
    """
    return ()


def level_without_title_cap(ground: Ground, subject: None) -> Iterable[Hit]:
    """某一级没有写最高可申报的等级。

    可以申报的，写上最高等级；不能申报的，写明。
    English: a level without title cap.
    """
    return ()


def table_adds_up_wrong(ground: Ground, subject: None) -> Iterable[Hit]:
    """奖金或费用的各项与规程写的合计不符，或名次不连续。

    请核对各项金额、名次和合计。
    English: a table does not add up to the stated sum, or its places do not follow each other.
    """
    return ()


def title_step_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """等级申报缺少某一级的得分率，或对比赛的最低要求。

    没有出处的也要列出来，由组委会填写；不填不打印申报表。
    English: a title step or an event minimum is missing.
    """
    return ()


_E, _W = Severity.ERROR, Severity.WARNING

RULES = (
    Rule("F030", _E, About.SHEET, number_without_proof),
    Rule("F031", _W, About.SHEET, sentence_without_data),
    Rule("F032", _W, About.SHEET, phrase_too_long),
    Rule("F033", _E, About.SHEET, name_unknown),
    Rule("F034", _W, About.SHEET, block_missing),
    Rule("F035", _E, About.SHEET, clause_unknown),
    Rule("T030", _E, About.SHEET, days_out_of_order),
    Rule("G030", _W, About.SHEET, no_rounds_or_clock),
    Rule("Z001", _W, About.EVENT, fund_differs),
    Rule("Z030", _W, About.SHEET, boundary_two_ways),
    Rule("Z031", _W, About.SHEET, level_without_prize),
    Rule("Z032", _W, About.SHEET, level_without_title_cap),
    Rule("Z033", _E, About.SHEET, table_adds_up_wrong),
    Rule("Z034", _W, About.SHEET, title_step_missing),
)
