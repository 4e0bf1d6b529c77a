"""The recogniser of rapidocr (PP-OCR, inside its wheel), its session used directly.

What is needed are the probabilities of every letter at every step, not only the likeliest text.
"""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import numpy as np

from toolkit.sources.seals.decode import Array

_BATCH = 4  # lines at a time: more would need more memory and no less time


class Reading(NamedTuple):
    """A line as the recogniser sees it. `chances` = logarithms, steps × (blank, letters…)."""

    text: str
    confidence: float  # of the letters of `text`, on average, 0–1
    chances: Array


class Recogniser:
    """One session; keep it for a whole run."""

    def __init__(self) -> None:
        self._session = session(model("rec"))
        said = self._session.get_modelmeta().custom_metadata_map["character"]
        self.letters = ("", *said.split("\n"), " ")
        self._numbers = {letter: number for number, letter in enumerate(self.letters)}
        self._lock = Lock()

    def numbers(self, name: str) -> list[int] | None:
        """A name as letter numbers; None when the recogniser does not know one of its letters."""
        found = [self._numbers.get(letter) for letter in name]
        return None if None in found else [number for number in found if number]

    def read(self, lines: list[Array]) -> list[Reading]:
        """Reads lines of 48 pixels' height, dark on white."""
        order = sorted(range(len(lines)), key=lambda n: lines[n].shape[1])
        readings: dict[int, Reading] = {}
        for start in range(0, len(order), _BATCH):
            part = order[start : start + _BATCH]
            width = max(lines[n].shape[1] for n in part)
            batch = np.ones((len(part), 3, 48, width), np.float32)
            for place, number in enumerate(part):
                line = lines[number]
                batch[place, :, :, : line.shape[1]] = line.astype(np.float32) / 127.5 - 1
            with self._lock:
                [found] = self._session.run(None, {"x": batch})
            readings |= {n: self._reading(found[place]) for place, n in enumerate(part)}
        return [readings[number] for number in range(len(lines))]

    def _reading(self, chances: Array) -> Reading:
        best = chances.argmax(axis=1)
        sure = chances.max(axis=1)
        new = (best > 0) & (best != np.concatenate([[0], best[:-1]]))
        text = "".join(self.letters[number] for number in best[new])
        confidence = float(sure[new].mean()) if new.any() else 0.0
        return Reading(text, confidence, np.log(np.maximum(chances, 1e-9)))


@cache
def recogniser() -> Recogniser:
    """The one session of this run. Loading takes a quarter of a second."""
    return Recogniser()


def session(path: Path) -> Any:
    """A session of onnxruntime on a model file, for two threads."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 2
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def model(job: str) -> Path:
    """The model file inside rapidocr's wheel that detects lines ("det") or reads them ("rec")."""
    spec = find_spec("rapidocr")
    assert spec
    assert spec.origin
    found = sorted((Path(spec.origin).parent / "models").glob(f"*_{job}_*.onnx"))
    return found[0]
