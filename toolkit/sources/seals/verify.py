"""Whose seal it is: what was read, and how the claimed names fit it against others like them.

Reading alone is not exact enough to judge a name; how well a claimed name fits is.
"""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

import numpy as np

from toolkit.model.seal import CONFIRMED, DIFFERS, UNREADABLE
from toolkit.sources.seals.alignment import fit
from toolkit.sources.seals.recognise import Reading, Recogniser
from toolkit.values.lookalikes import lookalikes

# Logarithms: a letter that is another one costs about 20.
_LEAST, _MOST_COST = -1.6, 12.0  # of a letter on average, of the whole name
_AHEAD, _AHEAD_COST = 0.25, 3.0  # of the next best name
_DIFFERENT, _READABLE = -2.0, 0.85
_SURE, _SURE_AHEAD = -0.5, 6.0  # of another name that the seal is said to carry

_HAN = re.compile(r"[^\u3400-\u9fff]")
_ENDS = re.compile(r"(?:会|部|局|院|宫|校|学|心|司|队|社|馆|所|处|室|委|府|园|站|厅|团|章|印)$")


class Whose(NamedTuple):
    """The text of one seal, how sure the recogniser was of it, and the verdict on the claim."""

    text: str
    confidence: float
    match: str | None

    @property
    def telling(self) -> bool:
        """A body's name, clearly read: then it is a seal, however doubtful its shape."""
        name = len(self.text) >= 5 and _ENDS.search(self.text) is not None
        return name and self.confidence >= _READABLE


def whose(readings: Sequence[Reading], claims: Sequence[str], others: Sequence[str],
          recogniser: Recogniser) -> Whose:  # fmt: skip
    """Holds one seal's lines against the claimed names of a unit.

    `claims` = its full name, short names, aliases; `others` = the other units of the event.
    """
    text, confidence = free_reading(readings)
    if not claims:
        return Whose(text, confidence, None)
    fits = _fits(readings, claims, others, recogniser)
    claim = max(claims, key=lambda name: fits.get(name, -99.0))
    rivals = {name: value for name, value in fits.items() if name not in claims}
    rival = max(rivals, key=lambda name: rivals[name], default="")
    own, other = fits.get(claim, -99.0), rivals.get(rival, -99.0)
    if _carries(claim, own, other) and confidence >= 0.6:
        return Whose(claim, max(confidence, round(float(np.exp(own)), 3)), CONFIRMED)
    if confidence >= _READABLE and other > _SURE and (other - own) * len(rival) > _SURE_AHEAD:
        return Whose(rival, confidence, DIFFERS)
    alike = max(_alike(text, name) for name in claims)
    if Whose(text, confidence, None).telling and own < _DIFFERENT and alike < 0.85:
        return Whose(text, confidence, DIFFERS)
    return Whose(text, confidence, UNREADABLE)


def _carries(name: str, own: float, other: float) -> bool:
    ahead = own - other
    return (
        own > _LEAST
        and -own * len(name) < _MOST_COST
        and ahead > _AHEAD
        and ahead * len(name) > _AHEAD_COST
    )


def _fits(readings: Sequence[Reading], claims: Sequence[str], others: Sequence[str],
          recogniser: Recogniser) -> dict[str, float]:  # fmt: skip
    """How well each name fits its best line; names with an unknown letter are left out."""
    names = dict.fromkeys(
        [*claims, *others, *(alike for name in claims for alike in lookalikes(name))]
    )
    known = {name: numbers for name in names if (numbers := recogniser.numbers(name))}
    if not known or not readings:
        return {}
    found = [fit(reading.chances, list(known.values())) for reading in readings]
    return dict(zip(known, np.max(found, axis=0).tolist(), strict=True))


def _alike(one: str, other: str) -> float:
    """How much two readings of a line agree, 0 to 1."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def free_reading(readings: Sequence[Reading]) -> tuple[str, float]:
    """The likeliest text of the lines, Han letters only, and how sure the recogniser was."""
    texts = [(_HAN.sub("", reading.text), reading) for reading in readings]

    def worth(one: tuple[str, Reading]) -> float:
        text, reading = one
        votes = sum(_alike(text, other) for other, _ in texts) / len(texts)
        whole = 0.15 if _ENDS.search(text) else 0.0
        return reading.confidence * min(len(text), 6) / 6 + 0.3 * votes + whole

    text, best = max(texts, key=worth, default=("", None))
    if best is None or len(text) < 2:
        return text, 0.0
    return text, round(best.confidence, 3)
