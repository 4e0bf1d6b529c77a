"""How well names fit what the recogniser saw: CTC forced alignment, many names at once."""

from collections.abc import Sequence

import numpy as np

from toolkit.sources.seals.decode import Array

_NEVER = -1e9


def fit(chances: Array, names: Sequence[Sequence[int]]) -> Array:
    """For each name, log P(name) − log P(likeliest path), a letter. 0 is perfect.

    `chances` = log probabilities, steps × letters, letter 0 the blank. The single best path of
    the name is taken. What stands before and after the name is not forgiven.
    """
    longest = max(len(name) for name in names)
    count, width = len(names), 2 * longest + 1
    labels = np.zeros((count, width), int)
    for row, name in enumerate(names):
        labels[row, 1 : 2 * len(name) : 2] = name
    skip = np.zeros((count, width), bool)
    skip[:, 2:] = (labels[:, 2:] != 0) & (labels[:, 2:] != labels[:, :-2])
    paths = np.full((count, width), _NEVER)
    paths[:, 0] = chances[0, 0]
    paths[:, 1] = chances[0, labels[:, 1]]
    for step in chances[1:]:
        before = paths.copy()
        before[:, 1:] = np.maximum(before[:, 1:], paths[:, :-1])
        before[:, 2:] = np.maximum(before[:, 2:], np.where(skip[:, 2:], paths[:, :-2], _NEVER))
        paths = before + step[labels]
    lengths = np.array([len(name) for name in names])
    rows = np.arange(count)
    done = np.maximum(paths[rows, 2 * lengths], paths[rows, 2 * lengths - 1])
    best = float(chances.max(axis=1).sum())
    fits: Array = (done - best) / lengths
    return fits
