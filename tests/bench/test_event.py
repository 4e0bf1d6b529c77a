"""A whole event by commands, at small size: every section ends with places that name their key."""

from pathlib import Path

from bench.event import ROUNDS, Clock, play_event


def test_two_sections_play_all_rounds(tmp_path: Path) -> None:
    clock = Clock()
    final = play_event(tmp_path, players=12, sections=2, clock=clock)
    assert len(final) == 2
    for placed in final.values():
        assert placed["final"]
        assert placed["after_round"] == ROUNDS
        assert len(placed["rows"]) == 12
        assert [row["decided_by"] for row in placed["rows"]].count(None) == 1
    assert len(clock.seconds["pair"]) == 2 * ROUNDS
