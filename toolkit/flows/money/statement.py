"""`qisai statement`: bank statements as rows and self-checks, without an event."""

from collections.abc import Sequence
from pathlib import Path

from toolkit.flows.money.statement_columns import ColumnsFile
from toolkit.flows.outcome import Failure, Outcome
from toolkit.ledger.reconcile.merge import own_id
from toolkit.model.bank import BankRow, Statement
from toolkit.sources.banks.columns import Meanings
from toolkit.sources.banks.read import NOTHING_SAID, read_statements

Json = dict[str, object]


def statement(
    files: Sequence[str], password: str | None = None, mapping: Path | None = None
) -> Outcome | Failure:
    """The command: rows and self-checks of every file; a failure only when there is no file."""
    if not any(Path(typed).exists() for typed in files):
        return Failure(f"没有这个文件：{'、'.join(files)}", "请检查文件名和所在的文件夹")
    columns = ColumnsFile(mapping)
    found = read_all(files, password, columns.meanings)
    columns.write(found)
    lines = [*summary(found), *columns.lines()]
    return Outcome(tuple(lines), next_step(found), as_json(found))


def next_step(statements: Sequence[Statement]) -> str:
    """What the accountant does next."""
    if any(statement.unknown for statement in statements):
        return (
            "加上 --mapping 流水版式.xlsx 再运行一次：写出的表里选好每一列是什么，再运行同一条命令"
        )
    if any(
        statement.findings or not all(c.ok for c in statement.checks) for statement in statements
    ):
        return "先处理上面带 ✗ 的几项，再用 qisai reconcile 对账"
    return "用 qisai reconcile --receivables 应收表.xlsx --statement 流水文件 对账"


def read_all(
    files: Sequence[str], password: str | None = None, meanings: Meanings = NOTHING_SAID
) -> list[Statement]:
    """The statements of all files in the order they were typed; archives give one a member."""
    return [found for typed in files for found in read_statements(typed, password, meanings)]


def as_json(statements: Sequence[Statement]) -> Json:
    """The document of the contract (commands.md): rows in file order, checks by name."""
    return {"files": [_file(statement) for statement in statements]}


def _file(statement: Statement) -> Json:
    return {
        "file": statement.file,
        "bank": statement.bank or None,
        "rows": [_row(row) for row in statement.rows],
        "checks": [
            {"name": check.name, "expected": check.expected, "found": check.found, "ok": check.ok}
            for check in statement.checks
        ],
    }


def _row(row: BankRow) -> Json:
    return {
        "txn_id": own_id(row),
        "date": row.date.isoformat(),
        "time": row.moment,
        "direction": row.direction,
        "amount": str(row.amount),
        "balance": str(row.balance) if row.balance is not None else None,
        "payer": row.payer,
        "account": row.account,
        "summary": row.summary,
        "remark": row.remark,
        "state": row.state,
    }


def summary(statements: Sequence[Statement]) -> list[str]:
    """What was read, one line a file and one a failed check, in plain Chinese."""
    lines = []
    for statement in statements:
        if not statement.bank:
            lines.append(f"{statement.file}：没有读出流水")
        else:
            into = sum(row.direction == "in" for row in statement.rows)
            lines.append(
                f"{statement.file}：{statement.bank}，{len(statement.rows)} 笔，其中收入 {into} 笔"
            )
        for check in statement.checks:
            if not check.ok:
                apart = f"：应为 {check.expected}，实为 {check.found}" if check.expected else ""
                lines.append(f"  ✗ {check.name}{apart}")
        if statement.checks and all(check.ok for check in statement.checks):
            lines.append(f"  ✓ {'、'.join(check.name for check in statement.checks)} 核对无误")
    return lines
