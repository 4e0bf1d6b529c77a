"""Who did not come several times in a row (连续弃权) and is not paired any more unless decided."""

from toolkit.model.game import Mark, Tournament, sides


def forfeits_in_a_row(tournament: Tournament, limit: int) -> dict[int, int]:
    """Players whose last `limit` or more paired rounds were lost by forfeit, with the count.

    Byes in between neither count nor interrupt.
    """
    found = {}
    for number, row in sides(tournament).items():
        count = 0
        for side in reversed(row):
            if side.opponent is None:
                continue
            if side.mark is not Mark.FORFEIT_LOSS:
                break
            count += 1
        if count >= limit:
            found[number] = count
    return found
