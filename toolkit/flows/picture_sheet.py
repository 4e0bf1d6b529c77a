"""What the sheets share on which people judge pictures: rows with pictures, and reading them back.

A row's id is the unit's id and the picture's digest; the sheets have the yellow columns verdict,
note and by.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from toolkit.flows.typed import place_of, slip
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.facts import AnyFact, Origin
from toolkit.model.form import Problem
from toolkit.model.picture_facts import PictureJudged
from toolkit.sources.filled import Filled

Said = TypeVar("Said", bound=PictureJudged)
Known = Mapping[tuple[str, str], Said]


def row_id(unit: str, sha256: str) -> str:
    """The id of a picture's row."""
    return f"{unit}|{sha256}"


def said_texts(said: PictureJudged | None, verdicts: Mapping[str, str]) -> dict[str, str]:
    """The yellow cells, as the last word about the picture has them."""
    if said is None:
        return {}
    words = {verdict: word for word, verdict in verdicts.items()}
    return {"verdict": words.get(said.verdict, ""), "note": said.note, "by": said.by}


def originals(original: Callable[[str], bytes | None], *parts: str) -> tuple[bytes, bytes]:
    """The archived pictures of a row by their digests, empty where there are none."""
    crop, strip = (original(part) or b"" if part else b"" for part in parts)
    return crop, strip


def read_judged(
    filled: Filled,
    known: Known[Said],
    verdicts: Mapping[str, str],
    made: Callable[..., Said],
    origin: Origin,
) -> tuple[list[AnyFact], list[Problem]]:
    """What was said, changed or taken back, and words that are in no list.

    `made` makes the fact of: sha256, unit, verdict, note, by, origin.
    """
    facts: list[AnyFact] = []
    problems: list[Problem] = []
    for row in filled.rows:
        found = _judged(row, known, verdicts, made, origin)
        if isinstance(found, Problem):
            problems.append(found)
        elif found:
            facts.append(found)  # type: ignore[arg-type]
    return facts, problems


def _judged(
    row: FilledRow, known: Known[Said], verdicts: Mapping[str, str], made: Callable[..., Said],
    origin: Origin,
) -> Said | Problem | None:  # fmt: skip
    unit, _, sha256 = row.id.rpartition("|")
    before = known.get((sha256, unit))
    word, note, by = (row.text(key) for key in ("verdict", "note", "by"))
    place = place_of(origin, row, "verdict")
    if not word:
        if before:
            return made(sha256, unit, "", "", "", place)
        return slip(row, "note", "写了说明，没有选认定") if note or by else None
    if word not in verdicts:
        return slip(row, "verdict", f"“{word}”不认识，请从列表中选择")
    fact = made(sha256, unit, verdicts[word], note, by, place)
    same = before and (before.verdict, before.note, before.by) == (fact.verdict, note, by)
    return None if same else fact
