"""Family F, second part: the form in the file — is it the issued one, what of it was left out."""

from collections.abc import Iterator

from toolkit.checks.arrival import short_name
from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.papers import Paper
from toolkit.entries.people import hidden_key, hidden_players
from toolkit.entries.persons import INDIVIDUAL
from toolkit.model.finding import Severity
from toolkit.values.units import names_unit, read_unit

_NOBODY = "-"  # waits for a decision, but keeps out nobody who is entered
_EXCEL = frozenset({"xlsx", "xlsm", "xlsb", "xls", "et", "strict"})


def column_missing(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """报名表缺少必填的列。

    例如没有“身份证号”或“组别”一列。请用下发的报名表，不要删列。
    English: a mandatory column is missing.
    """
    for problem in paper.found("F004"):
        column = problem.detail.get("column", "")
        yield Hit(
            f"缺少“{column}”一列。",
            problem.where,
            "请补上这一列，或改用下发的报名表。",
            ground.clause("complete", paper.kind),
            key=column,
        )


def file_name_without_unit(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """文件名没有注明单位。

    规程要求文件名写明单位，例如“XXX单位报名表”。报名照常有效。
    English: the file name does not carry the unit's name.
    """
    demand = ground.demand("file_name", paper.kind)
    if demand and paper.form and not paper.named and not _carries(paper.name, paper):
        yield Hit(
            f"文件名“{short_name(paper.name)}”没有注明单位。",
            None,
            f"请改名为“{paper.unit_name or 'XXX'}报名表”。",
            demand.clause,
        )


def unit_missing(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """报名表没有填写单位名称。

    请在“参赛单位”一栏填写与公章一致的全称。
    English: the unit's name is missing.
    """
    stated = paper.form and paper.form.first("unit")
    if paper.form and paper.kind != INDIVIDUAL and not read_unit(stated or None):
        yield Hit(
            f"单位名称写的是“{stated.text}”。" if stated else "报名表没有填写单位名称。",
            (stated.where or None) if stated else None,
            "请填写与公章一致的单位全称。",
            ground.clause("complete", paper.kind),
        )


def unit_differs(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """表内、文件名和邮件里的单位名称不一致。

    以表内为准，请核对。若是同一单位的简称，可在裁定表里选“接受”。
    English: the unit's name differs between form, file name and mail.
    """
    stated = paper.form and paper.form.first("unit")
    if not stated or not read_unit(stated):
        return
    others = {
        "文件名": "" if _carries(paper.name, paper) else paper.named,
        "邮件": paper.message.unit if paper.message else "",
    }
    for place, other in others.items():
        if other and not (names_unit(stated.text, other) or names_unit(other, stated.text)):
            yield Hit(
                f"表内单位是“{stated.text}”，{place}里是“{other}”。",
                stated.where or None,
                "请核对单位名称；以表内为准。",
                ground.clause("complete", paper.kind),
                key=other,
            )
            return


def formula_without_value(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """公式没有存下结果。

    表是由别的程序生成、没有用 Excel 算过的。能看出结果的（加减、求和）我们算出来写在这里，请核对。
    English: a formula without a stored value.
    """
    for problem in paper.found("F007"):
        value = problem.detail.get("value", "")
        shown = f"，按公式算得 {value}" if value else ""
        yield Hit(
            f"公式 {problem.detail.get('formula', '')} 没有存下结果{shown}。",
            problem.where,
            "请用 Excel 打开、保存一次再发。",
            key=problem.where or "",
        )


def hidden_rows(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """隐藏或被筛选掉的行里有棋手。

    我们不猜这些人报不报名：请组委会裁定，或请单位取消隐藏后重发。
    English: hidden or filtered rows hold players.
    """
    names = hidden_players(paper.form) if paper.form else ()
    if paper.form and names:
        hidden = [line for line in paper.form.players if line.hidden]
        yield Hit(
            f"有 {len(hidden)} 行被隐藏或筛选掉：{'、'.join(names)}。",
            hidden[0].where,
            "请裁定这些棋手是否报名（接受 = 报名，不接受 = 不报名）；或请单位取消隐藏后重发。",
            ground.clause("complete", paper.kind),
            key=hidden_key(names),
            entries=(_NOBODY,),
        )


def example_row(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """模板里的示例行没有删掉。

    示例行从不计入名单，不必重发。
    English: the template's example row was left in (never imported).
    """
    for problem in paper.found("F009"):
        yield Hit("模板的示例行没有删，已略过。", problem.where, "不必重发。")


def unknown_column(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """有一列看不懂，里面有内容。

    这一列原样保留，不参加核对。若是必填内容，请告诉我们它是什么。
    English: an unknown column with data (kept, named with its letter).
    """
    for column in paper.form.unknown_columns if paper.form else ():
        header = f"“{column.header}”" if column.header else "没有表头"
        yield Hit(
            f"{column.letter} 列（{header}）看不懂，内容已原样保留。",
            column.where,
            "如有需要，请说明这一列是什么。",
            key=column.letter,
        )


def own_layout(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """不是下发的报名表。

    用了自己的格式，照样读了。规程要求用下发的标准格式。
    English: not the issued form (own layout; still read).
    """
    demand = ground.demand("issued_form", paper.kind)
    if demand and paper.form and not paper.form.form_id:
        yield Hit(
            "用的不是下发的标准报名表，已照样读取。",
            None,
            "请改用下发的报名表；组委会同意的可在裁定表里选“接受”。",
            demand.clause,
        )


def other_event(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """是别的比赛或往年的报名表。

    表里的标记说明它是为另一场比赛发的。请用这次下发的表重填。
    English: another event's or another year's form.
    """
    regulation = ground.regulation
    if regulation and paper.form and paper.form.regulation not in ("", regulation.id):
        yield Hit(
            f"这是另一场比赛（{paper.form.regulation}）的报名表。",
            None,
            "请下载这次的报名表重填。",
            ground.clause("issued_form", paper.kind),
        )


def _carries(name: str, paper: Paper) -> bool:
    """Whether the file's own name holds the whole name that the form states."""
    stated = read_unit(paper.form.first("unit")) if paper.form else ""
    return bool(stated) and names_unit(short_name(name), stated)


_E, _W, _I, _D = Severity.ERROR, Severity.WARNING, Severity.INFO, Severity.DECISION

RULES = (
    Rule("F004", _E, About.PAPER, column_missing),
    Rule("F005", _W, About.PAPER, file_name_without_unit),
    Rule("F006", _E, About.PAPER, unit_missing),
    Rule("F007", _W, About.PAPER, formula_without_value),
    Rule("F008", _D, About.PAPER, hidden_rows),
    Rule("F009", _I, About.PAPER, example_row),
    Rule("F012", _W, About.PAPER, unknown_column),
    Rule("F015", _W, About.PAPER, own_layout),
    Rule("F016", _E, About.PAPER, other_event),
    Rule("F017", _W, About.PAPER, unit_differs),
)
