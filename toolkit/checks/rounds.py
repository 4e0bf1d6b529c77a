"""Family N: rounds — found while result sheets are read and rounds are paired, described here."""

from collections.abc import Iterable

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.model.finding import Severity


def result_missing(ground: Ground, subject: None) -> Iterable[Hit]:
    """还有台次没有成绩。

    成绩不齐不编排下一轮。请在编排表的黄色格里补填。
    English: result missing.
    """
    return ()


def two_results(ground: Ground, subject: None) -> Iterable[Hit]:
    """同一台有两个不同的结果。

    几位裁判的表填得不一样，或与已经记录的不一样：哪个都没有读入。请核对成绩单，把几份表改成一样。
    English: two results for one board.
    """
    return ()


def paired_though_gone(ground: Ground, subject: None) -> Iterable[Hit]:
    """已经退赛或没有来的棋手，这一轮仍有对阵。

    对阵公布以后才写明退赛、请假，或报到时说明不来。没有下的在结果里选弃权；还来得及重编的，用
    qisai pair --withdraw 撤回这一轮。
    循环赛里退赛的人以后的棋算弃权；填了下过的结果，也在这里提出，请核对。
    English: paired though withdrawn or absent.
    """
    return ()


def forfeits_in_a_row(ground: Ground, subject: None) -> Iterable[Hit]:
    """棋手连续几轮弃权。

    不再参加的，在“名单变动”里写退赛。
    English: several forfeits in a row.
    """
    return ()


def altered_by_hand(ground: Ground, subject: None) -> Iterable[Hit]:
    """裁判长手工调整了对阵。

    改动的理由印在对阵表和对阵说明上；违反哪条规则，编排时会说明。
    English: altered by hand, with the reason shown.
    """
    return ()


def record_omitted(ground: Ground, subject: None) -> Iterable[Hit]:
    """该录谱的没有录，记犯规。

    规程要求录谱（清水：第四轮起前二十台的获胜方，和棋由红方），漏录一次记犯规一次，名次的犯规项照算。
    填错了就清空“录谱”那一格。
    English: record omitted: counts as a foul (xiangqi).
    """
    return ()


def protest_open(ground: Ground, subject: None) -> Iterable[Hit]:
    """有抗议还没有裁决。

    请在“抗议”表里写裁决；改变成绩的，把结果也改过来。
    English: a protest is open.
    """
    return ()


def result_for_bye(ground: Ground, subject: None) -> Iterable[Hit]:
    """给轮空的棋手填了成绩。

    轮空按规程得分，不用填。请清空那一格。
    English: a result for a bye.
    """
    return ()


def sheet_changed(ground: Ground, subject: None) -> Iterable[Hit]:
    """我们写的表被改动过，或填的内容不认识。

    锁定的格子被改、少了一行、编号不认识，或黄色格里的内容看不懂：这一行没有读入，别的照读。
    重新运行一次，表会恢复原样，请在黄色格里再填。
    English: a locked cell of our sheet was changed, a row is missing, or a value is unknown.
    """
    return ()


def no_pairing(ground: Ground, subject: None) -> Iterable[Hit]:
    """这一轮编排不出来。

    没有可以编排的棋手、没有合法的对阵，或这台电脑上没有所需的编排引擎。请裁判长决定放宽哪一条。
    English: the round can't be paired.
    """
    return ()


def units_not_apart(ground: Ground, subject: None) -> Iterable[Hit]:
    """同单位的棋手没能全部回避。

    回避会使本轮编排不出来，所以放开了；对阵说明里写明是哪几台。
    English: players of one unit could not be kept apart.
    """
    return ()


def limit_gave_way(ground: Ground, subject: None) -> Iterable[Hit]:
    """先后手的限制在这一轮放宽了。

    不放宽就编排不出来。放宽了谁的哪一条写在对阵说明里。
    English: a colour limit gave way because nothing else was possible.
    """
    return ()


def pin_impossible(ground: Ground, subject: None) -> Iterable[Hit]:
    """裁判长指定的对阵不能成立。

    指定的两人已经对弈过、有人缺席，或轮空给了已轮空的棋手。请改指定。
    English: a pairing set by the arbiter can't stand.
    """
    return ()


RULES = (
    Rule("N001", Severity.ERROR, About.SHEET, result_missing),
    Rule("N002", Severity.ERROR, About.SHEET, two_results),
    Rule("N003", Severity.ERROR, About.SHEET, result_for_bye),
    Rule("N004", Severity.WARNING, About.SHEET, paired_though_gone),
    Rule("N005", Severity.DECISION, About.SHEET, forfeits_in_a_row),
    Rule("N006", Severity.INFO, About.SHEET, altered_by_hand),
    Rule("N007", Severity.WARNING, About.SHEET, record_omitted),
    Rule("N008", Severity.DECISION, About.SHEET, protest_open),
    Rule("N009", Severity.ERROR, About.SHEET, sheet_changed),
    Rule("N010", Severity.ERROR, About.SHEET, no_pairing),
    Rule("N011", Severity.INFO, About.SHEET, units_not_apart),
    Rule("N012", Severity.INFO, About.SHEET, limit_gave_way),
    Rule("N013", Severity.ERROR, About.SHEET, pin_impossible),
)
