"""A regulation is a file of the organiser's, or one that comes with the toolkit."""

from pathlib import Path

import pytest

from tests.regulations import FOLDER
from toolkit.flows.regulations import regulation_path, shipped_regulations, unknown_regulation


def test_a_file_goes_before_a_name(tmp_path: Path) -> None:
    path = tmp_path / "我的规程.toml"
    path.write_bytes((FOLDER / "zibo-2020" / "regulation.toml").read_bytes())
    assert regulation_path(str(path)) == path
    shipped = regulation_path("zibo-2020")
    assert shipped is not None
    assert shipped.is_file()


@pytest.mark.parametrize("name", ["", "nowhere-1999", "../zibo-2020", "淄博"])
def test_what_is_neither_is_none_and_the_shipped_ones_are_named(name: str) -> None:
    assert regulation_path(name) is None
    assert all(one in unknown_regulation(name).remedy for one in shipped_regulations())
