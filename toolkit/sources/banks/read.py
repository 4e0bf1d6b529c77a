"""Statement files → `Statement`s: container, layout, rows, self-checks."""

from pathlib import Path

from toolkit.model.bank import Statement, StatementCheck
from toolkit.model.finding import Finding, Severity
from toolkit.sources.banks.checks import balance_chain, printed_totals
from toolkit.sources.banks.containers import Table, UnreadableError, tables
from toolkit.sources.banks.layouts import GENERIC, LAYOUTS, Layout
from toolkit.sources.banks.recognise import Recognised, candidates, foreign, nearest
from toolkit.sources.banks.rows import read_rows
from toolkit.sources.banks.totals import printed


def read_statements(
    typed: str, password: str | None = None, mapping: Layout = GENERIC
) -> list[Statement]:
    """The statements in one file as typed; an archive gives one a member.

    `mapping` names the columns of a bank we have no layout for. A file that can't be read gives
    one `Statement` without rows and with its finding.
    """
    try:
        data = Path(typed).read_bytes()
        found = tables(typed, data, password)
    except UnreadableError as failure:
        return [_failed(typed, failure.code, failure.message)]
    except OSError as failure:
        return [_failed(typed, "F001", f"文件打不开：{failure.strerror}")]
    by_file: dict[str, list[Table]] = {}
    for table in found:
        by_file.setdefault(table.file, []).append(table)
    return [_statement(file, sheets, mapping) for file, sheets in by_file.items()]


def _statement(file: str, sheets: list[Table], mapping: Layout) -> Statement:
    """The first sheet that is a statement; further sheets of the same layout follow it."""
    parts: list[Statement] = []
    for table in sheets:
        claims = candidates(table, LAYOUTS)
        banks = sorted({claim.layout.bank for claim in claims})
        if len(banks) > 1:
            message = f"分不清是哪家银行的流水：{'、'.join(banks)} 的表头都对得上，没有导入"
            return _failed(file, "F003", message)
        chosen = claims[0] if claims else foreign(table, mapping)
        if chosen is not None:
            parts.append(_read(table, chosen))
    if not parts:
        return _failed(file, "F003", _why_not(sheets))
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
    around = [*table.rows[: recognised.header], *read.feet]
    totals = printed(around, recognised)
    checks = [*balance_chain(read.rows), *printed_totals(read.rows, totals, layout.wallet)]
    checks += [
        StatementCheck(f"{finding.code} {finding.message}", None, finding.evidence["text"], False)
        for finding in read.findings
    ]
    return Statement(table.file, layout.bank, read.rows, tuple(checks), read.findings)


def _why_not(sheets: list[Table]) -> str:
    near = next((found for table in sheets if (found := nearest(table)) and found[1]), None)
    if near:
        bank, missing = near
        words = "、".join(missing)
        return f"像是{bank}的流水，但缺少这些列：{words}；请下载完整的明细，或填写列对照表"
    return "没有找到流水的表头（日期、金额、余额、对方户名等），请确认这是银行导出的交易明细"


def _failed(file: str, code: str, message: str) -> Statement:
    finding = Finding(code=code, severity=Severity.ERROR, message=message, file=file)
    check = StatementCheck(f"{code} {message}", None, None, False)
    return Statement(file=file, checks=(check,), findings=(finding,))
