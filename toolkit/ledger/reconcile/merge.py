"""Rows of several exports as one list of transfers: overlaps once, equal real transfers apart."""

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

from msgspec.structs import replace

from toolkit.model.bank import BankRow, Direction, RowState, Statement

Key = tuple[object, ...]


def identity(row: BankRow) -> Key:
    """What makes a row the same transfer in two exports of one account.

    Time, amount and running balance together are unique; without a balance the bank's own serial;
    else everything the row says. Equal keys in one file are told apart by their occurrence.
    """
    signed = (row.direction, row.state, row.amount.fen, row.currency)
    if row.balance is not None and row.time is not None:
        return ("balance", row.moment, row.balance.fen, *signed)
    if row.serial and not row.serial_local:
        return ("serial", row.serial, row.date, *signed)
    if row.balance is not None:
        return ("day", row.date, row.balance.fen, *signed)
    text = (row.payer, row.account, row.summary, row.remark)
    return ("text", row.moment, *signed, *text)


def merged(statements: Sequence[Statement]) -> list[BankRow]:
    """All rows once, in order of time, money in before money out; the first file's row counts."""
    seen: dict[Key, BankRow] = {}
    for statement in statements:
        counts: Counter[Key] = Counter()
        for row in statement.rows:
            key = identity(row)
            counts[key] += 1
            seen.setdefault((*key, counts[key]), row)
    return sorted(_given_back(list(seen.values())), key=_order)


def _given_back(rows: list[BankRow]) -> list[BankRow]:
    """A wallet prints the refund of a sale as neutral (不计收支); it is money going out."""
    sold = {(row.bank, row.payer, row.amount) for row in rows if row.direction is Direction.IN}
    return [
        replace(row, direction=Direction.OUT)
        if row.direction is Direction.NEUTRAL
        and row.state is RowState.REFUND
        and (row.bank, row.payer, row.amount) in sold
        else row
        for row in rows
    ]


def _order(row: BankRow) -> tuple[object, ...]:
    balance = row.balance.fen if row.balance else 0
    text = (row.serial or "", row.payer or "", row.summary or "", row.remark or "")
    return (row.moment, row.direction is Direction.OUT, row.amount.fen, balance, *text)


def own_id(row: BankRow) -> str:
    """The bank's serial, else time, amount and balance."""
    return row.serial or plain_id(row)


def plain_id(row: BankRow) -> str:
    """`time|amount|balance`, for rows without a serial of their own."""
    return f"{row.moment}|{row.amount}|{row.balance if row.balance is not None else ''}"


def transfer_ids(rows: Sequence[BankRow]) -> list[str]:
    """One id a row: the bank's serial where it is one row's alone, else time, amount, balance."""
    serials = Counter(own_id(row) for row in rows)
    ids: list[str] = []
    used: Counter[str] = Counter()
    for row in rows:
        name = own_id(row) if serials[own_id(row)] == 1 else plain_id(row)
        used[name] += 1
        ids.append(name if used[name] == 1 else f"{name}#{used[name]}")
    return ids


def wallet_withdrawals(rows: Sequence[BankRow]) -> set[int]:
    """Places of bank credits that are only a wallet's own money moved to the bank (提现).

    The wallet's neutral row has the same amount at most three days before.
    """
    out = [row for row in rows if row.direction is Direction.NEUTRAL and "提现" in _words(row)]
    found = set()
    for place, row in enumerate(rows):
        if row.direction is not Direction.IN or not _from_wallet(row):
            continue
        near = [
            other
            for other in out
            if other.amount == row.amount
            and timedelta(0) <= row.date - other.date <= timedelta(days=3)
        ]
        if near:
            out.remove(near[0])
            found.add(place)
    return found


def _words(row: BankRow) -> str:
    return f"{row.summary or ''}{row.remark or ''}"


def _from_wallet(row: BankRow) -> bool:
    payer = row.payer or ""
    return "提现" in _words(row) or any(name in payer for name in ("支付宝", "财付通", "微信"))
