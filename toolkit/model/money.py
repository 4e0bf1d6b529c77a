"""Money (金额) as whole fen, never a float."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Self

from toolkit.model.record import Record


class Money(Record, frozen=True, order=True):
    """An amount of renminbi in fen (分); may be negative for refunds."""

    fen: int

    @classmethod
    def yuan(cls, amount: int | str | Decimal) -> Self:
        """The amount given in yuan; more than two decimals are an error (ValueError)."""
        fen = Decimal(amount) * 100
        if fen != fen.to_integral_value():
            raise ValueError(f"not a whole number of fen: {amount}")
        return cls(int(fen))

    def __add__(self, other: "Money") -> "Money":
        return Money(self.fen + other.fen)

    def __sub__(self, other: "Money") -> "Money":
        return Money(self.fen - other.fen)

    def __neg__(self) -> "Money":
        return Money(-self.fen)

    def __mul__(self, count: int) -> "Money":
        return Money(self.fen * count)

    def share(self, parts: int, of: int) -> "Money":
        """`parts`/`of` of the amount, rounded half up to the fen."""
        exact = Decimal(self.fen) * parts / of
        return Money(int(exact.quantize(Decimal(1), rounding=ROUND_HALF_UP)))

    def __str__(self) -> str:
        """Yuan with two decimals, as all JSON output shows money ("1290.00")."""
        sign = "-" if self.fen < 0 else ""
        return f"{sign}{abs(self.fen) // 100}.{abs(self.fen) % 100:02d}"

    def brief(self) -> str:
        """Yuan for a letter: without decimals when they are zero ("1290")."""
        text = str(self)
        return text.removesuffix(".00")


ZERO = Money(0)
