"""An event weighs a finding otherwise only by a severity that exists."""

import msgspec
import pytest

from toolkit.rules.notes import SeverityChange, Unmodelled


def test_a_severity_is_one_of_the_four() -> None:
    with pytest.raises(msgspec.ValidationError, match="severity"):
        msgspec.convert({"clause": "六", "code": "S001", "severity": "fatal"}, SeverityChange)


def test_what_is_left_out_needs_its_reason() -> None:
    with pytest.raises(msgspec.ValidationError, match="reason"):
        msgspec.convert({"clause": "六"}, Unmodelled)
