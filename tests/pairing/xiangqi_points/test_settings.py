import inspect

import msgspec
import pytest

from toolkit.pairing.xiangqi_points.settings import Limit, PointsSettings


def test_every_setting_is_explained_in_the_docstring() -> None:
    """With the regulation's own words in Chinese."""
    explained = inspect.getdoc(PointsSettings) or ""
    assert not [name for name in PointsSettings.__struct_fields__ if f"`{name}`" not in explained]
    assert sum("一" <= letter <= "鿿" for letter in explained) > 80


def test_a_regulation_can_state_settings_and_a_wrong_word_is_refused() -> None:
    given = msgspec.convert(
        {"unit_rounds": 3, "unit_limit": "hard", "inside": "halves"}, PointsSettings
    )
    assert (given.unit_rounds, given.unit_limit) == (3, Limit.HARD)
    with pytest.raises(msgspec.ValidationError, match="unit_limit"):
        msgspec.convert({"unit_limit": "maybe"}, PointsSettings)
    with pytest.raises(msgspec.ValidationError, match="units_apart"):
        msgspec.convert({"units_apart": 1}, PointsSettings)
