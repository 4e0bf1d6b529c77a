"""Whether letters can be read here; asked without loading anything."""

from importlib.util import find_spec


def installed() -> bool:
    """True when the extra `seal` (rapidocr, onnxruntime) is there."""
    return all(find_spec(name) is not None for name in ("rapidocr", "onnxruntime"))
