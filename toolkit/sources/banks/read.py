"""Statement files → `Statement`s: container, layout, rows, self-checks."""

from pathlib import Path

from msgspec.structs import replace

from toolkit.model.bank import Statement, StatementCheck
from toolkit.model.finding import Finding, Severity
from toolkit.sources.banks.checks import balance_chain, printed_totals
from toolkit.sources.banks.columns import Meanings, explained, missing, unknown_layout
from toolkit.sources.banks.containers import Table, UnreadableError, tables
from toolkit.sources.banks.layouts import LAYOUTS
from toolkit.sources.banks.recognise import Recognised, candidates, foreign, nearest
from toolkit.sources.banks.rows import read_rows
from toolkit.sources.banks.totals import printed

NOTHING_SAID: Meanings = {}


def read_statements(
    typed: str, password: str | None = None, meanings: Meanings = NOTHING_SAID
) -> list[Statement]:
    """The statements in one file as typed; see `statements_in`."""
    try:
        data = Path(typed).read_bytes()
    except OSError as failure:
        return [_failed(typed, "F001", f"文件打不开：{failure.strerror}")]
    return statements_in(typed, data, password, meanings)


def statements_in(
    name: str, data: bytes, password: str | None = None, meanings: Meanings = NOTHING_SAID
) -> list[Statement]:
    """The statements in a file's bytes; an archive gives one a member.

    `meanings` = what people said of the columns of banks we have no layout for. A file that can't
    be read gives one `Statement` without rows and with its finding.
    """
    try:
        found = tables(name, data, password)
    except UnreadableError as failure:
        return [_failed(name, failure.code, failure.message)]
    by_file: dict[str, list[Table]] = {}
    for table in found:
        by_file.setdefault(table.file, []).append(table)
    return [_statement(file, sheets, meanings) for file, sheets in by_file.items()]


def _statement(file: str, sheets: list[Table], meanings: Meanings) -> Statement:
    """The first sheet that is a statement; further sheets of the same layout follow it."""
    parts: list[Statement] = []
    for table in sheets:
        claims = candidates(table, LAYOUTS)
        banks = sorted({claim.layout.bank for claim in claims})
        if len(banks) > 1:
            message = f"分不清是哪家银行的流水：{'、'.join(banks)} 的表头都对得上，没有导入"
            return _failed(file, "F003", message)
        chosen = claims[0] if claims else explained(table, meanings) or foreign(table)
        if chosen is not None:
            parts.append(_read(table, chosen))
    if not parts:
        return _nobody_knows(file, sheets, meanings)
    return Statement(
        file=file,
        bank=parts[0].bank,
        rows=tuple(row for part in parts for row in part.rows),
        checks=tuple(check for part in parts for check in part.checks),
        findings=tuple(finding for part in parts for finding in part.findings),
    )


def _read(table: Table, recognised: Recognised) -> Statement:
    read = read_rows(table, recognised)
    layout = recognised.layout
    around = [*table.rows[: max(recognised.header, 0)], *read.feet]
    totals = printed(around, recognised)
    checks = [*balance_chain(read.rows), *printed_totals(read.rows, totals, layout.wallet)]
    checks += [
        StatementCheck(f"{finding.code} {finding.message}", None, finding.evidence["text"], False)
        for finding in read.findings
    ]
    return Statement(table.file, layout.bank, read.rows, tuple(checks), read.findings)


def _nobody_knows(file: str, sheets: list[Table], meanings: Meanings) -> Statement:
    """A file that no layout claims: what is missing, and its columns for a person to explain."""
    unknown = next(filter(None, map(unknown_layout, sheets)), None)
    near = next((found for table in sheets if (found := nearest(table)) and found[1]), None)
    if unknown is None and near is None:
        cause = "没有找到流水的表头（日期、金额、余额、对方户名等），请确认这是银行导出的交易明细"
        return _failed(file, "F003", cause)
    said = ["不认识的流水版式"]
    if near:
        said = [f"像是{near[0]}的流水，但缺少这些列：{'、'.join(near[1])}；请下载完整的明细"]
    if unknown:
        absent = missing(meanings.get(unknown.layout, {}).values())
        said.append(f"请在“流水版式”里选每一列是什么，还缺：{'、'.join(absent)}")
    return replace(_failed(file, "F003", "；".join(said)), unknown=unknown)


def _failed(file: str, code: str, message: str) -> Statement:
    finding = Finding(code=code, severity=Severity.ERROR, message=message, file=file)
    check = StatementCheck(f"{code} {message}", None, None, False)
    return Statement(file=file, checks=(check,), findings=(finding,))
