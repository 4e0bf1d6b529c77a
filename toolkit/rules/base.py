"""What every rule of a regulation carries: its clause, the phrase that proves it, our reading."""

from typing import Literal

from toolkit.model.record import Record

Sex = Literal["", "男", "女"]  # "" = mixed

LONGEST_QUOTE = 16  # characters


class Part(Record, frozen=True, kw_only=True):
    """Something the regulation says inside a larger rule.

    `quote` is a phrase of the text, at most 16 characters, by which the place is found; `also`
    holds further phrases where the rule stands in several places. `clause` is spelt 十三(一)4; ""
    = that of the rule around it. `reading` says what was assumed where the text is silent or can
    be read two ways, and states every number that the text does not.
    """

    clause: str = ""
    quote: str = ""
    also: tuple[str, ...] = ()
    reading: str = ""


class Rule(Part, frozen=True, kw_only=True):
    """Something the regulation says, or that was read into it, with its own clause."""

    clause: str
