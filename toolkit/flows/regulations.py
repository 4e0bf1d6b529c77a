"""Regulations by name: a file of the organiser's, or one that comes with the toolkit."""

from pathlib import Path

from toolkit.assets import template
from toolkit.flows.outcome import Failure


def regulation_path(name: str) -> Path | None:
    """A regulation file by path, or a shipped one by its id."""
    path = Path(name)
    if path.is_file():
        return path
    shipped = template("regulations", name, "regulation.toml")
    return shipped if name.isascii() and "/" not in name and shipped.is_file() else None


def shipped_regulations() -> tuple[str, ...]:
    """The ids of the regulations that come with the toolkit."""
    return tuple(sorted(p.parent.name for p in template("regulations").glob("*/regulation.toml")))


def unknown_regulation(name: str) -> Failure:
    """The failure that names the shipped regulations."""
    return Failure(
        f"没有叫“{name}”的规程，也没有这个文件。",
        f"随带的规程：{'、'.join(shipped_regulations())}。",
    )
