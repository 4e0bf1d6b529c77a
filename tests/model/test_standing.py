"""The records that leave pairing and standings can stand in the journal."""

import msgspec

from toolkit.model.game import Bye, Mark
from toolkit.model.standing import Board, KeyValue, Pairing, Standing, StandingRow


def test_records_survive_json() -> None:
    pairing = Pairing(1, "2026", (Board(1, 2, 1, ("同分",)),), (Bye(3, Mark.PAIRING_BYE),))
    assert msgspec.json.decode(msgspec.json.encode(pairing), type=Pairing) == pairing
    row = StandingRow(1, 2, 9, (KeyValue("BH", 52, "26"),))
    standing = Standing(5, ("points", "BH"), (row,))
    assert msgspec.json.decode(msgspec.json.encode(standing), type=Standing) == standing
