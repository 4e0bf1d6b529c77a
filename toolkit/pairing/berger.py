"""Berger tables (FIDE C.05) in closed form: who meets whom in which round of a round robin."""


def rounds_of(players: int, cycles: int = 1) -> int:
    """Rounds of a round robin: one less than the (even) field, per cycle."""
    return (players + players % 2 - 1) * cycles


def cycles_in(players: int, rounds: int) -> int:
    """How often all play all in a round robin of so many rounds."""
    return max(1, rounds // max(1, rounds_of(players)))


def berger_round(players: int, number: int) -> tuple[tuple[int, int], ...]:
    """Pairs (white, black) of round `number` in table order.

    With an odd field the highest place of the table is empty: whoever meets it (number 1 in round
    1) is free, and stands in a pair with 0.
    """
    size = players + players % 2
    free = size if players % 2 else 0
    cycle = size - 1
    # In round r players i and j meet when i + j ≡ r + 1; the last meets him for whom 2i ≡ r + 1.
    first = _in_cycle((number + 1) * (cycle + 1) // 2, cycle)
    pairs = [(first, size) if number % 2 else (size, first)]
    for step in range(1, size // 2):
        a, b = _in_cycle(first + step, cycle), _in_cycle(first - step, cycle)
        low, high = min(a, b), max(a, b)
        pairs.append((low, high) if (low + high) % 2 else (high, low))
    return tuple((0 if a == free else a, 0 if b == free else b) for a, b in pairs)


def _in_cycle(value: int, cycle: int) -> int:
    return (value - 1) % cycle + 1


def schedule(players: int, cycles: int = 1) -> tuple[tuple[tuple[int, int], ...], ...]:
    """All rounds. In even cycles colours are exchanged.

    In a double round robin the last two rounds of the first cycle change places, so that nobody
    has three games of one colour in a row where the cycles meet (C.05).
    """
    single = [berger_round(players, number) for number in range(1, rounds_of(players) + 1)]
    rounds = []
    for cycle in range(cycles):
        order = list(single)
        if cycle + 1 < cycles and len(order) > 1:
            order[-2:] = order[:-3:-1]
        if cycle % 2:
            order = [tuple((black, white) for white, black in pairs) for pairs in order]
        rounds += order
    return tuple(rounds)
