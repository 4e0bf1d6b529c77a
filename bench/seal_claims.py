"""How well seals are read and claims are judged: names, letters, right and wrong claims.

`python -m bench.seal_claims [DIR…]`, by default the public set; needs the extra `seal`. Every
picture with one seal gets three claims: the manifest's, its own name, and a look-alike (another
level or another kind of body), which must never be confirmed.
"""

import sys
import time
from collections import Counter
from difflib import SequenceMatcher
from pathlib import Path
from typing import NamedTuple

from bench.seals import PUBLIC, truths
from toolkit.model.seal import CONFIRMED
from toolkit.sources.seals.examine import Claim, examine

_ALIKE = (
    ("协会", "俱乐部"), ("俱乐部", "协会"), ("小学", "中学"), ("中学", "小学"), ("棋院", "棋社"),
    ("学校", "学院"), ("市", "县"), ("县", "市"), ("区", "县"), ("省", "市"), ("总会", "协会"),
    ("局", "会"), ("中心", "学校"), ("队", "社"),
)  # fmt: skip


class Score(NamedTuple):
    """What one set gave, as counts."""

    counts: Counter[str]
    seconds: float


def look_alike(name: str) -> str:
    """Another unit of nearly that name: one word of it is another."""
    found = next(((old, new) for old, new in _ALIKE if old in name), None)
    return name.replace(*found, 1) if found else name[1:]


def measure(folder: Path) -> Score:
    """Reads every picture with one seal and puts all claims to it."""
    counts: Counter[str] = Counter()
    rows = truths(folder)
    units = {row["claimed_unit"] for row in rows if row["claimed_unit"]}
    start = time.perf_counter()
    for row in rows:
        data, name = (folder / row["file"]).read_bytes(), row["seal_text"]
        if row["claim_match"]:
            claimed = row["claimed_unit"]
            _put(counts, data, claimed, units, right=row["claim_match"] == "1")
        if name and "|" not in name:
            text = "".join(seal.text for seal in examine(data).seals[:1])
            counts["seals"] += 1
            counts["exact"] += text == name
            counts["near"] += SequenceMatcher(None, text, name).ratio() >= 0.8
            counts["letters"] += len(name)
            blocks = SequenceMatcher(None, text, name).get_matching_blocks()
            counts["read"] += sum(block.size for block in blocks)
            _put(counts, data, look_alike(name), units | {name}, right=False)
    return Score(counts, time.perf_counter() - start)


def _put(counts: Counter[str], data: bytes, name: str, units: set[str], *, right: bool) -> None:
    """One claim, against all other units of the set."""
    report = examine(data, Claim((name,), tuple(sorted(units - {name}))))
    kind = "right" if right else "wrong"
    counts[kind] += 1
    counts[f"{kind} confirmed"] += report.match == CONFIRMED


def main(words: list[str]) -> None:
    """One line a set, then all together."""
    together: Counter[str] = Counter()
    for folder in [Path(word) for word in words] or [PUBLIC]:
        found = measure(folder)
        together += found.counts
        print(f"{folder.name}: {_words(found.counts)}; {found.seconds:.0f} s")
    print(f"together: {_words(together)}")


def _words(counts: Counter[str]) -> str:
    seals = max(1, counts["seals"])
    letters = counts["read"] / max(1, counts["letters"])
    right = counts["right confirmed"] / max(1, counts["right"])
    return (
        f"{counts['seals']} seals, exact {counts['exact'] / seals:.2f}, "
        f"ratio>=.8 {counts['near'] / seals:.2f}, letters {letters:.2f}; "
        f"right claims {counts['right']}, confirmed {right:.2f}; "
        f"wrong claims {counts['wrong']}, confirmed {counts['wrong confirmed']}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
