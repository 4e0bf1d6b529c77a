"""Family F, first part: the file as it arrived — can it be read, is it new, what kind is it."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.papers import Paper
from toolkit.entries.together import apart_key
from toolkit.model.finding import Severity
from toolkit.model.form import Problem

_NOBODY = "-"  # waits for a person, but keeps out nobody who is entered
_EXCEL = frozenset({"xlsx", "xlsm", "xlsb", "xls", "et", "strict"})


def unreadable(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """文件打不开。

    文件损坏、种类不认识、太大，或者内容可疑。原件已存档，什么也没有丢；请单位重发。
    English: the file can't be read (damaged, unknown kind, too large, bomb).
    """
    for problem in paper.found("F001"):
        cause = _cause(problem) or "文件已损坏，或者不是 Excel 文件"
        remedy = "请用 Excel 重新保存为 .xlsx 后再发一次。"
        yield Hit(f"{short_name(paper.name)} 打不开：{cause}。", problem.where, remedy)


def encrypted(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """文件有密码，打不开。

    请单位发一份不加密的；知道密码的，可以用 --password 再读一次。
    English: encrypted; ask for an open copy.
    """
    for problem in paper.found("F002"):
        yield Hit(
            f"{short_name(paper.name)} 设了打开密码。", problem.where, "请去掉密码后再发一次。"
        )


def no_table(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """文件里找不到报名表，或者表里一名棋手也没有。

    没有找到带“姓名、身份证号、组别”等表头的表格，或表格是空的。扫描件和照片只作凭证，
    不能自动读成名单。
    English: no entry table found in it, or no player in the table.
    """
    remedy = "请填写下发的报名表（Excel），再发一次。"
    for problem in paper.found("F003"):
        cause = _cause(problem) or "里面找不到报名表（没有姓名、身份证号等表头）"
        said = f"{short_name(paper.name)}：{cause}。"
        yield Hit(said, problem.where, remedy, ground.clause("issued_form", paper.kind))
    if paper.form and not paper.form.players:
        said = f"{short_name(paper.name)}：报名表里一名棋手也没有。"
        yield Hit(said, None, remedy, ground.clause("complete", paper.kind))


def repeated(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """同一份报名表又发了一次。

    内容完全相同，只计一次。
    English: identical resend; nothing counted twice.
    """
    if paper.repeat_of:
        yield Hit(f"与先前的“{paper.repeat_of}”完全相同，只计一次。")


def newer_version(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """同一单位的新版报名表取代了旧的一份。

    以后到的一份为准，差别逐项列出；旧的仍在档。
    English: a newer version of the same unit's form replaced the older one.
    """
    if paper.replaced:
        yield Hit(f"新版报名表取代了旧版：{paper.replaced}。")


def counted_together(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """同一单位的两份报名表没有相同的棋手，合并计入。

    例如大师组、棋士组分两次寄来：两份都有效，人数、费用合计。如果后一份是要取代前一份，请在裁定表里
    选“不接受”，就只计后一份。名单公示以后不再合并，按变更处理。
    English: two forms of a unit without a common player count together.
    """
    if paper.apart and paper.form:
        others = "、".join(map(short_name, paper.apart))
        shown = "已合并计入" if paper.joined else "按裁定只计这一份"
        yield Hit(
            f"与“{others}”没有相同的棋手，{shown}。",
            None,
            "请核对：如果这一份是要取代前一份，请说明。",
            key=apart_key(paper.form),
            entries=(_NOBODY,),
        )


def not_excel(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """不是 Excel 文件，而规程要求 Excel。

    照样读了。请下次用 Excel 格式。
    English: not an Excel file although the regulation demands one (still read).
    """
    demand = ground.demand("excel", paper.kind)
    if demand and paper.form and paper.form.kind not in _EXCEL:
        yield Hit(
            f"文件是 {paper.form.kind} 格式，不是 Excel。",
            None,
            "这次已照样读取；请以 Excel 格式为准。",
            demand.clause,
        )


def link_only(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """邮件里只有超大附件的下载链接，没有附件。

    链接会过期，我们不去下载。请单位把报名表作为普通附件重发。
    English: only a link to a big attachment arrived; resend wanted.
    """
    for _ in paper.found("F014"):
        yield Hit("邮件里只有超大附件的链接，没有报名表。", None, "请把报名表作为普通附件重发。")


def _cause(problem: Problem) -> str:
    """Why a file could not be read, as the readers of files and of mails say it."""
    return problem.detail.get("reason") or problem.detail.get("cause", "")


def short_name(name: str) -> str:
    """The file's own name: the last part of an archive member's or mail attachment's path."""
    return name.replace("\\", "/").rpartition(">")[2].rpartition("/")[2]


_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO

RULES = (
    Rule("F001", _E, About.PAPER, unreadable),
    Rule("F002", _E, About.PAPER, encrypted),
    Rule("F003", _E, About.PAPER, no_table),
    Rule("F010", _I, About.PAPER, repeated),
    Rule("F011", _I, About.PAPER, newer_version),
    Rule("F013", _W, About.PAPER, not_excel),
    Rule("F014", _E, About.PAPER, link_only),
    Rule("F018", _W, About.PAPER, counted_together),
)
