"""How many places a list honours and pays (录取名次), and where the text can be read two ways."""

from msgspec.structs import replace

from toolkit.model.record import Record
from toolkit.prizes.contest import Given
from toolkit.rules.prizes import Depths, Prizes


class Reach(Record, frozen=True):
    """Places of a field: `sure` = in every reading; None = the text sets no depth.

    `doubt` = in words why more than `sure` waits for a decision, "" = nothing does.
    """

    places: int | None
    sure: int | None = None
    other: int | None = None
    clause: str = ""
    doubt: str = ""
    kind: str = ""  # size or few

    def key(self, section: str) -> str:
        """The key of the decision about it."""
        return f"prizes/{self.kind}/{section}"


class Depth(Record, frozen=True):
    """How many places a field honours and pays; None = no rule. `doubt` = what is left open."""

    honoured: int | None
    paid: int | None
    doubt: Reach = Reach(None)


def depth(prizes: Prizes, players: int, section: str, given: Given) -> Depth:
    """The depth of a field, as decided where the text can be read two ways."""
    honoured, paid = reach(prizes, "places", players), reach(prizes, "money", players)
    doubt = honoured if honoured.doubt else paid
    if not doubt.doubt:
        return Depth(honoured.places, paid.places)
    verdict = given.accepts(doubt.key(section))
    if verdict is False:
        return Depth(doubt.other, doubt.other, replace(doubt, sure=doubt.other))
    return Depth(honoured.places, paid.places, doubt)


def reach(prizes: Prizes, of: str, players: int) -> Reach:
    """The depth by one rule, with the other reading where there is one."""
    rule = next((depths for depths in prizes.depths if of in depths.of), None)
    if rule is None:
        return Reach(None)
    places = rule.places(players)
    if rule.few is not None and players < rule.few:
        full = min(players, rule.steps[0].places)
        if full == places:
            return Reach(places, places, None, rule.clause)
        words = f"{players} 人，不足 {rule.few} 人，规程只说酌情减少：取一半，{places} 名"
        return Reach(places, min(places, full), full, rule.clause, words, "few")
    other = _other_reading(rule, players)
    if other is None or other == places:
        return Reach(places, places, None, rule.clause)
    words = f"恰好 {players} 人，规程的两处写法不一致：按 {places} 名，另一种读法是 {other} 名"
    return Reach(places, min(places, other), other, rule.clause, words, "size")


def _other_reading(rule: Depths, players: int) -> int | None:
    """What the neighbouring step gives, where a step's bound was read into the text."""
    for step in rule.steps:
        if not step.reading:
            continue
        above = step.at_most is not None and players == step.at_most + 1
        below = step.at_least is not None and players == step.at_least - 1
        if above or below:
            return step.places
    return None
