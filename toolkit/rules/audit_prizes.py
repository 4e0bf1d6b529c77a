"""Prize tables against the sums that the regulation declares."""

from collections.abc import Iterator
from itertools import pairwise

from toolkit.model.finding import Finding, Severity
from toolkit.model.money import Money
from toolkit.rules.prizes import Depths, PrizeTable, Total
from toolkit.rules.schema import Regulation


def prize_findings(regulation: Regulation) -> Iterator[Finding]:
    """Z001 fund, Z033 sums and gaps inside the tables."""
    yield from _sums(regulation)
    yield from _places(regulation)
    if regulation.prizes.fund:
        yield from _fund(regulation)


def _sums(regulation: Regulation) -> Iterator[Finding]:
    """What the text says a table comes to, against its rows."""
    prizes = regulation.prizes
    for index, table in enumerate(prizes.tables):
        yield from _total(f"prizes.tables[{index}]", table.clause, table.total, table.sum())
    firsts = {
        s: r.amount for t in prizes.tables for s in t.sections for r in t.paid if r.first == 1
    }
    for index, bonus in enumerate(prizes.bonuses):
        together = firsts.get(bonus.section, 0) + bonus.amount
        yield from _total(f"prizes.bonuses[{index}]", bonus.clause, bonus.total, together)
    if regulation.fees_total:
        total = Total(amount=regulation.fees_total.amount)
        fees = regulation.entry_fee().fen // 100
        yield from _total("fees_total", regulation.fees_total.clause, total, fees)


def _total(key: str, clause: str, total: Total | None, counted: int) -> Iterator[Finding]:
    if total and total.amount != counted:
        yield Finding(
            "Z033",
            Severity.ERROR,
            f"规程写的合计是 {_yuan(total.amount)} 元，各项相加是 {_yuan(counted)} 元，"
            f"相差 {_yuan(abs(total.amount - counted))} 元。",
            subject=key,
            clause=clause,
            remedy="请核对各项金额和合计。",
        )


def _places(regulation: Regulation) -> Iterator[Finding]:
    """Rows follow each other without gap or overlap, and a better place never gets less."""
    for index, table in enumerate(regulation.prizes.tables):
        key = f"prizes.tables[{index}]"
        rows = table.paid
        if rows and rows[0].first != 1:
            yield _row_finding(key, table, f"{table.name}的奖金不是从第 1 名开始。")
        for above, below in pairwise(rows):
            if below.first != above.last + 1:
                message = f"{table.name}：第 {above.last} 名之后接的是第 {below.first} 名。"
                yield _row_finding(key, table, message)
            if below.amount > above.amount:
                message = f"{table.name}：第 {below.first} 名的奖金比第 {above.last} 名多。"
                yield _row_finding(key, table, message)


def _row_finding(key: str, table: PrizeTable, message: str) -> Finding:
    return Finding(
        "Z033", Severity.ERROR, message, subject=key, clause=table.clause, remedy="请核对名次。"
    )


def _fund(regulation: Regulation) -> Iterator[Finding]:
    """Z001: all tables at full depth, with bonuses, and the most that can really be paid."""
    fund = regulation.prizes.fund
    assert fund is not None
    tables = sum(table.sum() for table in regulation.prizes.tables)
    bonuses = sum(_bonuses(regulation).values())
    payable = most_payable(regulation)
    full = tables + bonuses
    if fund.amount == full == payable:
        return
    steps = sorted({step.places for depths in _money_depths(regulation) for step in depths.steps})
    by_depth = "；".join(
        f"录取 {places} 名 {_yuan(sum(t.sum(places) for t in regulation.prizes.tables))}"
        for places in steps
    )
    yield Finding(
        "Z001",
        Severity.WARNING,
        f"规程公布奖金 {_yuan(fund.amount)} 元；各表相加 {_yuan(tables)} 元，"
        f"加上追加奖金 {_yuan(full)} 元（差 {_yuan(fund.amount - full)} 元）；"
        f"按人数上限最多能发 {_yuan(payable)} 元（差 {_yuan(fund.amount - payable)} 元）。",
        subject="prizes.fund",
        clause=fund.clause,
        remedy=f"请主办方核对。各档合计（元）：{by_depth}。" if by_depth else "请主办方核对。",
    )


def _money_depths(regulation: Regulation) -> list[Depths]:
    return [d for d in regulation.prizes.depths if "money" in d.of]


def _bonuses(regulation: Regulation) -> dict[str, int]:
    """The highest bonus of each section: they are never added up."""
    found: dict[str, int] = {}
    for bonus in regulation.prizes.bonuses:
        found[bonus.section] = max(found.get(bonus.section, 0), bonus.amount)
    return found


def most_payable(regulation: Regulation) -> int:
    """The most that the tables can cost under the event's cap, in yuan.

    A section of each depth needs a number of players; together they stay within the cap.
    """
    depths = next(iter(_money_depths(regulation)), None)
    tables = [t for t in regulation.prizes.tables if t.paid]
    bonuses = sum(_bonuses(regulation).values())
    if depths is None or regulation.cap is None:
        return sum(table.sum() for table in tables) + bonuses
    least = regulation.minimum.players if regulation.minimum else 1
    steps = [(max(step.at_least or 0, least), step.places) for step in depths.steps]
    best = {0: 0}  # players used: yuan paid
    for table in tables:
        best = _better(best, [(players, table.sum(places)) for players, places in steps])
        best = {used: paid for used, paid in best.items() if used <= regulation.cap.players}
    return max(best.values(), default=0) + bonuses


def _better(best: dict[int, int], choices: list[tuple[int, int]]) -> dict[int, int]:
    """One more table: the most that each number of players can cost."""
    found: dict[int, int] = {}
    for used, paid in best.items():
        for players, yuan in choices:
            found[used + players] = max(found.get(used + players, 0), paid + yuan)
    return found


def _yuan(amount: int) -> str:
    """Thousands separated, as people write sums: 264,500."""
    return f"{Money.yuan(amount).fen // 100:,}"
