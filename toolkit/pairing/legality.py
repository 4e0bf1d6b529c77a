"""What a round must never break, checked by us whoever paired it (C.04.3 article 2.1)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from toolkit.model.game import Tournament
from toolkit.pairing.entrants import Entrant, entrants, forbidden_now, topscorer


def broken_rules(
    tournament: Tournament, pairs: Sequence[tuple[int, int]], bye: int | None, rules: str
) -> list[str]:
    """Every broken rule as one Chinese sentence; empty = the round is legal."""
    players = entrants(tournament)
    faults = _everybody_once(players, pairs, bye)
    if faults:
        return faults
    faults = _bye_faults(players, bye, rules)
    forbidden = forbidden_now(tournament)
    for white, black in pairs:
        faults += pair_faults(tournament, players[white], players[black], forbidden)
    return faults


def pair_faults(
    tournament: Tournament, white: Entrant, black: Entrant, forbidden: set[tuple[int, int]]
) -> list[str]:
    """What stands against these two meeting."""
    faults = []
    who = f"{_name(white)}与{_name(black)}"
    if black.number in white.met:
        faults.append(f"{who}已经对弈过，不能再次相遇")
    if (white.number, black.number) in forbidden:
        faults.append(f"{who}按设置本轮应回避")
    (own, own_strength), (other, other_strength) = white.preference, black.preference
    top = topscorer(white, tournament) or topscorer(black, tournament)
    if own is other and own_strength == other_strength == 3 and not top:
        faults.append(f"{who}都必须换成同一先后手（连续两盘同色或相差两盘），不能相遇")
    return faults


def _everybody_once(
    players: dict[int, Entrant], pairs: Iterable[tuple[int, int]], bye: int | None
) -> list[str]:
    seen = Counter(number for pair in pairs for number in pair)
    seen.update([] if bye is None else [bye])
    faults = [f"{number} 号编了 {count} 次" for number, count in seen.items() if count > 1]
    faults += [f"{number} 号本轮不参加，却编进了对阵" for number in seen if number not in players]
    faults += [f"{number} 号没有编进对阵" for number in players if number not in seen]
    return faults


def _bye_faults(players: dict[int, Entrant], bye: int | None, rules: str) -> list[str]:
    if bye is None or not players[bye].barred_from_bye(rules):
        return []
    return [f"{_name(players[bye])}已轮空过或不战得过分，不能再轮空"]


def _name(entrant: Entrant) -> str:
    return f"{entrant.number} 号{entrant.name}"
