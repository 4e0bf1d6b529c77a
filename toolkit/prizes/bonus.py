"""More money for a champion who had won something before (追加奖金), and his title (称号)."""

from collections.abc import Iterator

from toolkit.model.record import Record
from toolkit.prizes.contest import Contender, Given
from toolkit.rules.prizes import Bonus, Honour, Prizes

GROUP = "追加奖金"


class Claimed(Record, frozen=True):
    """A bonus that a champion's earlier win entitles to; `key` = its decision when not sure."""

    bonus: Bonus
    event: str
    sure: bool
    key: str


class Bonuses(Record, frozen=True):
    """What he gets, what he does not get because a higher one counts, what waits for proof."""

    given: tuple[Claimed, ...] = ()
    lower: tuple[Claimed, ...] = ()
    waiting: tuple[Claimed, ...] = ()
    clause: str = ""  # of the rule that only the higher counts

    @property
    def yuan(self) -> int:
        """What is certain, together."""
        return sum(claimed.bonus.amount for claimed in self.given)


def bonuses(section: str, champion: Contender, prizes: Prizes, given: Given) -> Bonuses:
    """The bonuses of a section's champion; higher only, where the regulation says so."""
    claims = sorted(_claims(section, champion, prizes), key=lambda c: -c.bonus.amount)
    claims = [c for c in claims if given.accepts(c.key) is not False]
    sure = [c for c in claims if c.sure or given.accepts(c.key)]
    waiting = [c for c in claims if c not in sure]
    rule = next((r for r in prizes.stacking if GROUP in r.between and r.keep == "higher"), None)
    if rule is None:
        return Bonuses(tuple(sure), (), tuple(waiting))
    most = sure[0].bonus.amount if sure else 0
    waiting = [c for c in waiting if c.bonus.amount > most][:1]
    return Bonuses(tuple(sure[:1]), tuple(sure[1:]), tuple(waiting), rule.clause)


def _claims(section: str, champion: Contender, prizes: Prizes) -> Iterator[Claimed]:
    for bonus in prizes.bonuses:
        wins = [win for win in champion.won if win.event in bonus.champion_of]
        if bonus.section == section and wins:
            win = max(wins, key=lambda win: win.sure)
            key = f"prizes/bonus/{section}/{win.event}/{champion.key}"
            yield Claimed(bonus, win.event, win.sure, key)


def honours(champion: Contender, prizes: Prizes) -> tuple[tuple[str, Honour], ...]:
    """The names that a champion bears (年度全国总冠军, else 总决赛冠军), with their rules."""
    return tuple(
        (honour.name if _won(champion, honour) else honour.otherwise, honour)
        for honour in prizes.honours
        if honour.otherwise or _won(champion, honour)
    )


def _won(champion: Contender, honour: Honour) -> bool:
    return any(win.sure and win.event in honour.champion_of for win in champion.won)
