"""Income tax withheld from pay for services (劳务报酬预扣预缴), as arbiters are paid; pure.

Source: 国家税务总局公告 2018 年第 61 号, articles 8 and 9 and table 2: up to 4,000 yuan 800 are
free, above that a fifth; 20 % up to 20,000 yuan taxable, 30 % up to 50,000, 40 % above. What one
person gets for one job within a month is one payment.
"""

from toolkit.model.money import ZERO, Money

FREE, FEW = Money.yuan(800), Money.yuan(4000)
STEPS = (
    (Money.yuan(20_000), 20, ZERO),
    (Money.yuan(50_000), 30, Money.yuan(2000)),
    (None, 40, Money.yuan(7000)),
)
"""Taxable up to, rate in per cent, quick deduction (速算扣除数)."""


def labour_tax(pay: Money) -> Money:
    """What is withheld of one payment, rounded to the fen."""
    if pay <= FREE:
        return ZERO
    if pay <= FEW:
        return (pay - FREE).share(20, 100)
    for most, rate, less in STEPS:
        if most is None or pay.share(80, 100) <= most:
            return pay.share(80 * rate, 10_000) - less
    raise AssertionError("the last step has no end")


def labour_tax_formula(cell: str) -> str:
    """The same as a formula over a cell of yuan."""
    steps = [
        f"{cell}*{80 * rate / 10_000:g}{f'-{less.fen // 100}' if less.fen else ''}"
        for _, rate, less in STEPS
    ]
    return (
        f"=ROUND(IF({cell}<=800,0,IF({cell}<=4000,({cell}-800)*0.2,"
        f"IF({cell}*0.8<=20000,{steps[0]},IF({cell}*0.8<=50000,{steps[1]},{steps[2]})))),2)"
    )
