"""Letters' contexts can stand in the journal and come back the same."""

import msgspec

from tests.letters.samples import ALL


def test_every_context_survives_json() -> None:
    for context in ALL:
        raw = msgspec.json.encode(context)
        assert msgspec.json.decode(raw, type=type(context)) == context
