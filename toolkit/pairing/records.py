"""Games that were not recorded (漏录): who should have recorded them, as the regulation says."""

from toolkit.model.game import Result
from toolkit.rules.play import Records


def omitted(result: Result | None, rules: Records, *, swapped: bool = False) -> tuple[int, int]:
    """Fouls of both sides as printed: the winner records, a draw is recorded by the side named.

    `swapped` = they played with the colours exchanged. (0, 0) where no game was played.
    """
    if result is None or not result.played:
        return 0, 0
    if result in (Result.WHITE_WINS, Result.BLACK_WINS):
        first = result is Result.WHITE_WINS
        return (rules.fouls, 0) if first else (0, rules.fouls)
    if rules.draw_recorded_by == "both":
        return rules.fouls, rules.fouls
    first = (rules.draw_recorded_by in ("red", "white")) is not swapped
    return (rules.fouls, 0) if first else (0, rules.fouls)
