"""What the prize engine works on: final standings, and all that a prize may depend on. Pure data.

The engine knows neither facts nor files: `flows.prizes` fills these records in, and a text case
in the tests does the same.
"""

from toolkit.model.record import Record


class Win(Record, frozen=True):
    """A first place of earlier that the regulation names (追加奖金、称号): `event` in its words.

    `sure` = known by a number or a birth date, not by the name alone (Z007).
    """

    event: str
    sure: bool = True
    by: str = ""


class Contender(Record, frozen=True):
    """A player, or a team, in a final standing. `place` is shared when the standing shares it.

    `field` = the section he played in, `own` = the one he entered for: another one when sections
    were merged.
    `doubtful` = regions of which his ID number says something else than his address.
    `members` = of a team: keys of the players that count.
    """

    key: str
    name: str
    place: int
    points: int = 0
    number: int = 0
    unit: str = ""
    field: str = ""
    own: str = ""
    sex: str = ""
    team: str = ""
    rating: int | None = None
    regions: tuple[str, ...] = ()
    doubtful: tuple[str, ...] = ()
    won: tuple[Win, ...] = ()
    members: tuple[str, ...] = ()
    remark: str = ""
    age: int | None = None  # in full years on the first day of play


class Field(Record, frozen=True):
    """A section as it was played, with its final standing.

    `size` = paired in round 1, `entered` = valid entries when entry closed, `frozen` = on the
    start list; 0 = as many as `size`.
    """

    section: str
    players: tuple[Contender, ...]
    size: int
    entered: int = 0
    frozen: int = 0

    def counted(self, how: str) -> int:
        """The number of players as the regulation counts them (人数)."""
        counts = {"entered": self.entered, "frozen": self.frozen}
        return counts.get(how, 0) or self.size

    def of(self, own: str) -> tuple[Contender, ...]:
        """The players who entered for one section."""
        return tuple(player for player in self.players if (player.own or self.section) == own)


class Contest(Record, frozen=True):
    """All finished sections. `unfinished` = those still in play: lists over them wait.

    `entered` = valid entries by region, on the day entry closed (报名人数). `apart` = the sexes
    that played in a field of their own (单独编排). `honours_known` = a yearbook was read.
    """

    fields: tuple[Field, ...]
    unfinished: tuple[str, ...] = ()
    entered: dict[str, int] = {}
    apart: tuple[str, ...] = ()
    honours_known: bool = True


class Given(Record, frozen=True):
    """What people settled: verdicts by decision key, lots by player, amounts and winners typed."""

    verdicts: dict[str, str] = {}  # accept, refuse or waive
    lots: dict[str, int] = {}
    amounts: dict[tuple[str, int], int] = {}  # yuan by list and place
    chosen: dict[str, tuple[str, ...]] = {}  # names by award
    barred: frozenset[str] = frozenset()  # players who get no prize (取消获奖)

    def accepts(self, key: str) -> bool | None:
        """The verdict as yes or no; None = still open."""
        verdict = self.verdicts.get(key)
        return None if verdict is None else verdict != "refuse"


NOTHING_GIVEN = Given()


class OpenPoint(Record, frozen=True):
    """Something that the regulation leaves to people (Z002, Z005, Z007), with the default taken.

    `settled` = the decision is there; the sheets still name it.
    """

    code: str
    key: str
    message: str
    remedy: str
    clause: str = ""
    subject: str = ""
    settled: bool = False
