"""Amounts of money (金额) as people write them; what can't be read is None, never 0."""

import re
from decimal import Decimal

from toolkit.model.money import Money
from toolkit.model.said import CellKind, Said
from toolkit.values.numerals import chinese_number
from toolkit.values.text import squeeze, stated

_AMOUNT = re.compile(
    r"(?:人民币|RMB|CNY)?:?[¥￥]?(?P<sign>[-−+]?)[¥￥]?"
    r"(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d+)?)"
    r"(?P<ten_thousand>万)?(?:元|圆|块|RMB|CNY)?[整正]?",
    re.ASCII | re.IGNORECASE,
)
_IN_BRACKETS = re.compile(r"\(([^()]*)\)")
_CAPITALS = re.compile(
    r"(?:人民币)?:?(?P<yuan>[^元圆角分整正]+)[元圆]"
    r"(?:(?P<jiao>[^元圆角分整正零]+)角)?(?:零?(?P<fen>[^元圆角分整正零]+)分)?[整正]?"
)
_FEN = Decimal("0.01")
_NOISE = Decimal("0.000001")  # what a binary float adds to an exact amount of fen


def read_amount(said: Said | None) -> Money | None:
    """The amount in a cell of yuan: "1,290.00", "￥1290元", "1.29万", "(430)" = -430, 壹仟元整."""
    text = squeeze(stated(said))
    if said is None or said.kind in (CellKind.DATE, CellKind.BOOL):
        return None
    bracketed = _IN_BRACKETS.fullmatch(text)  # accountants' minus
    found = _AMOUNT.fullmatch(bracketed[1] if bracketed else text)
    if found is None:
        return _from_capitals(text)
    yuan = Decimal(found["number"].replace(",", "")) * (10_000 if found["ten_thousand"] else 1)
    exact = yuan.quantize(_FEN)
    noise = abs(yuan - exact)
    if noise and (said.kind is not CellKind.NUMBER or noise > _NOISE):
        return None
    money = Money.yuan(exact)
    return -money if bracketed or found["sign"] not in ("", "+") else money


def _from_capitals(text: str) -> Money | None:
    """Amounts in words, as on slips: 壹仟贰佰玖拾元整, 拾元伍角."""
    found = _CAPITALS.fullmatch(text)
    if found is None:
        return None
    parts = [chinese_number(found[name]) if found[name] else 0 for name in ("yuan", "jiao", "fen")]
    if None in parts:
        return None
    yuan, jiao, fen = (part or 0 for part in parts)
    return Money(yuan * 100 + jiao * 10 + fen)
