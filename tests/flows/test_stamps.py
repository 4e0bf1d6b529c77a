"""A workbook says of which event it is, and the last fact it was made from."""

from datetime import datetime
from pathlib import Path

from tests.flows.playing import published_event, run
from toolkit.flows.desk import Desk
from toolkit.flows.outcome import Outcome
from toolkit.flows.stamps import stamp


def test_by_default_it_is_the_last_fact(tmp_path: Path) -> None:
    def work(desk: Desk) -> Outcome:
        made = stamp(desk)
        assert (made.event, made.seq, made.created) == ("zibo-2020", desk.seq, desk.stamp)
        earlier = stamp(desk, seq=1, at=datetime(2020, 1, 1))
        assert (earlier.seq, earlier.created) == (1, datetime(2020, 1, 1))
        return Outcome(())

    run(published_event(tmp_path, 4), work)
