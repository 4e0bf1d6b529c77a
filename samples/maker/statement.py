"""The bank's statement (流水) of a sample, as the app of 农业银行 exports a person's account."""

from collections.abc import Iterator

from samples.maker.plan import Plan

FOLDER = "流水"
_FILE = "农行个人账户.csv"
_HEAD = "交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言"
_OPENING = 2_000_00  # fen in the account before the first transfer
_FIRST_SERIAL = 317080011


def statements(plan: Plan) -> Iterator[tuple[str, bytes]]:
    """The file by name; none where the plan names no transfers."""
    if plan.transfers:
        lines = [_HEAD, *_lines(plan)]
        yield _FILE, ("\r\n".join(lines) + "\r\n").encode("gb18030")


def serial(number: int) -> str:
    """The bank's serial number (日志号) of the transfer at that place of the plan, from 0."""
    return str(_FIRST_SERIAL + 7 * number)


def _lines(plan: Plan) -> Iterator[str]:
    balance = _OPENING
    for number, one in enumerate(plan.transfers):
        balance += one.fen
        cells = (
            f"{one.at:%Y%m%d}", f"{one.at:%H%M%S}", one.summary, f"{one.fen / 100:+.2f}",
            f"{balance / 100:.2f}", one.payer, serial(number), "超级网银", one.remark,
        )  # fmt: skip
        yield ",".join(cells)
