"""How well seals are found and read, by kind of picture, and how long it takes.

`python -m bench.seals [DIR…]` measures sets of pictures with a manifest.csv, by default the
public one beside the checkout. `python -m bench.seals fit DIR…` fits the weights of the light
tier on sets of `bench.seal_pictures` (the public set stays out of it) and writes weights.json.
"""

import csv
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from toolkit.sources.seals import presence
from toolkit.sources.seals.decode import Array, decode
from toolkit.sources.seals.examine import examine
from toolkit.sources.seals.ink import flatten

PUBLIC = Path(__file__).parents[2] / "shared" / "bench" / "seals"
WEIGHTS = Path(presence.__file__).with_name("weights.json")


def truths(folder: Path) -> list[dict[str, str]]:
    """The lines of a set's manifest."""
    with (folder / "manifest.csv").open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def measure(folder: Path) -> None:
    """Print precision, recall and time, and every picture that was judged wrong."""
    kinds: dict[tuple[str, str], list[int]] = {}
    times: list[float] = []
    right = {("1", True): 0, ("1", False): 0, ("0", True): 0, ("0", False): 0}
    unsure = 0
    for truth in truths(folder):
        data = (folder / truth["file"]).read_bytes()
        start = time.perf_counter()
        report = examine(data)
        times.append((time.perf_counter() - start) * 1000)
        found = report.outcome == "found"
        right[truth["has_seal"], found] += 1
        unsure += report.outcome == "unsure"
        row = kinds.setdefault((truth["has_seal"], truth["kind"]), [0, 0, 0])
        row[0] += 1
        row[1] += found == (truth["has_seal"] == "1")
        row[2] += report.outcome == "unsure"
    hit, missed, wrong = right["1", True], right["1", False], right["0", True]
    precision, recall = hit / max(1, hit + wrong), hit / max(1, hit + missed)
    times.sort()
    print(f"{folder.name}: {len(times)} pictures, P {precision:.3f} R {recall:.3f} "
          f"F1 {2 * hit / max(1, 2 * hit + wrong + missed):.3f}, unsure {unsure}, "
          f"ms mean {sum(times) / len(times):.0f} p95 {times[-len(times) // 20]:.0f}")  # fmt: skip
    for (seal, kind), (count, good, doubtful) in sorted(kinds.items()):
        if good < count or doubtful:
            what = "seal" if seal == "1" else "none"
            print(f"  {what} {kind}: {good}/{count} right, {doubtful} unsure")


class Examples(NamedTuple):
    """Candidates of many pictures: number of the picture, and measures by shape."""

    seal: Array  # of each picture: is one there
    number: dict[str, Array]
    values: dict[str, Array]


def examples(folders: list[Path]) -> Examples:
    """Every candidate of every stage, whatever it scores now."""
    seal: list[bool] = []
    number: dict[str, list[int]] = {"round": [], "square": []}
    values: dict[str, list[Array]] = {"round": [], "square": []}
    for folder in folders:
        for truth in truths(folder):
            for shape, measures in _candidates((folder / truth["file"]).read_bytes()):
                number[shape].append(len(seal))
                values[shape].append(measures)
            seal.append(truth["has_seal"] == "1")
    return Examples(
        np.array(seal),
        {shape: np.array(found) for shape, found in number.items()},
        {shape: np.array(found) for shape, found in values.items()},
    )


def _candidates(data: bytes) -> Iterator[tuple[str, Array]]:
    small, _ = presence.reduced(decode(data).rgb)
    for seen, shapes in presence.looks(flatten(small)):
        for shape in shapes:
            outline, measures = presence.measured(shape, seen)
            yield "square" if outline.square else "round", measures


# What a seal looks like before anything is fitted: number of the measure and its weight.
_FIRST_GUESS = {
    "round": {39: 1.0, 47: 0.6, 64: 0.8, 66: -0.6},  # ring, strokes, paper, foreign colour
    "square": {0: 1.2, 7: 0.6, 17: 0.5},  # sides, strokes, paper
}


def fit(found: Examples, steps: int = 1500, shrink: float = 0.05) -> dict[str, dict[str, Any]]:
    """Logistic weights on the best candidate of each picture, by gradient descent (Adam).

    Nobody says which candidate is the seal: a picture's score is its softest maximum, so that the
    weights find that out themselves.
    """
    model: dict[str, dict[str, Any]] = {}
    ready: dict[str, Array] = {}
    for shape, values in found.values.items():
        mean, scale = values.mean(axis=0), values.std(axis=0) + 1e-3
        weight = np.zeros(values.shape[1])
        for place, guess in _FIRST_GUESS[shape].items():
            weight[place] = guess
        ready[shape] = np.clip((values - mean) / scale, -6, 6)
        model[shape] = {"mean": mean, "scale": scale, "weight": weight, "bias": np.zeros(1)}
    slow: dict[tuple[str, str], Array] = {}
    fast: dict[tuple[str, str], Array] = {}
    for step in range(1, steps + 1):
        for shape, key, slope in _slopes(found, ready, model, shrink):
            place = (shape, key)
            fast[place] = 0.9 * fast.get(place, 0 * slope) + 0.1 * slope
            slow[place] = 0.99 * slow.get(place, 0 * slope) + 0.01 * slope**2
            stride = (fast[place] / (1 - 0.9**step)) / (
                np.sqrt(slow[place] / (1 - 0.99**step)) + 1e-8
            )
            model[shape][key] = model[shape][key] - 0.03 * stride
    return model


def _slopes(
    found: Examples, ready: dict[str, Array], model: dict[str, dict[str, Any]], shrink: float
) -> Iterator[tuple[str, str, Array]]:
    count = len(found.seal)
    scores = {
        shape: ready[shape] @ model[shape]["weight"] + model[shape]["bias"] for shape in ready
    }
    best = np.full(count, -20.0)
    for shape, score in scores.items():
        np.maximum.at(best, found.number[shape], score)
    share = {shape: np.exp(3 * (scores[shape] - best[found.number[shape]])) for shape in ready}
    total, pooled = np.zeros(count), np.zeros(count)
    for shape in ready:
        np.add.at(total, found.number[shape], share[shape])
    for shape in ready:
        share[shape] /= total[found.number[shape]]
        np.add.at(pooled, found.number[shape], share[shape] * scores[shape])
    pooled[total == 0] = -20
    even = np.where(found.seal, 0.5 / found.seal.mean(), 0.5 / (1 - found.seal.mean())) / count
    push = (1 / (1 + np.exp(-pooled)) - found.seal) * even
    for shape in ready:
        pull = push[found.number[shape]] * share[shape]
        yield shape, "weight", ready[shape].T @ pull + 10 * shrink / count * model[shape]["weight"]
        yield shape, "bias", np.array([pull.sum()])


def main(words: list[str]) -> None:
    """The command line of this script."""
    if words[:1] == ["fit"]:
        model = fit(examples([Path(word) for word in words[1:]]))
        kept = {
            shape: {
                key: [float(f"{value:.5g}") for value in values] for key, values in parts.items()
            }
            for shape, parts in model.items()
        }
        WEIGHTS.write_text(json.dumps(kept) + "\n", "utf-8")
        return
    for folder in [Path(word) for word in words] or [PUBLIC]:
        measure(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
