"""Where the files that ship with the toolkit lie: forms, letters, words, regulations, samples."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def template(*parts: str) -> Path:
    """The path of a shipped file, given its place under templates/.

    In a checkout that is `templates/` beside the package, in an installed wheel
    `toolkit/_templates`. The file need not exist.
    """
    packed = _HERE / "_templates"
    root = packed if packed.is_dir() else _HERE.parent / "templates"
    return root.joinpath(*parts)


def sample(*parts: str) -> Path:
    """The path of a sample event's file. Samples lie in a checkout only; it need not exist."""
    return _HERE.parent.joinpath("samples", *parts)
