"""Prizes (录取和奖励): tables, depth, bonuses, stacking, sharing, quotas, tax and payout."""

from typing import Literal

from toolkit.model.record import Record
from toolkit.rules.base import Part, Rule, Sex


class Row(Part, frozen=True, kw_only=True):
    """What a place, or each of a range of places (`[11, 19]`, both included), gets, in yuan."""

    places: tuple[int, ...]
    amount: int

    @property
    def first(self) -> int:
        """The first place of the range."""
        return self.places[0]

    @property
    def last(self) -> int:
        """The last place of the range."""
        return self.places[-1]


class Total(Part, frozen=True, kw_only=True):
    """A sum that the text itself states, in yuan."""

    amount: int


class Reduction(Part, frozen=True, kw_only=True):
    """With fewer than `below`, only so many `places` are given (0 = the table falls).

    `counted` = those who entered, as 报名人数 says, or who play, as 参赛人数 says.
    """

    below: int
    places: int
    counted: Literal["entered", "paired_in_round_1"] = "entered"


class Band(Part, frozen=True, kw_only=True):
    """A rating band with a prize of its own (等级分段); ends included, None = open."""

    sex: Sex = ""
    rating_from: int | None = None
    rating_to: int | None = None


class PrizeTable(Rule, frozen=True, kw_only=True):
    """Money or honours for the places of one ranking.

    Who is ranked in it: `levels` or `sections` by name (none = all), and of these only the
    `sex`, `region`, age (full years on the first day of play) or rating `bands`; `team` = the
    team ranking; `whole_event` = one ranking over all sections. `group` names what the stacking
    rules speak of. `places` = how many places without money are honoured; 0 = as the depth rules
    say. The money stands in `rows`, or in `amounts` from the first place on. `amounts_later` =
    set later by decision. `only_when` "apart"/"mixed" = by how the women were paired.
    """

    name: str
    group: str = "名次"
    levels: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    sex: Sex = ""
    region: str | None = None
    age_from: int | None = None
    age_to: int | None = None
    bands: tuple[Band, ...] = ()
    team: bool = False
    whole_event: bool = False
    only_when: Literal["", "apart", "mixed"] = ""
    places: int = 0
    rows: tuple[Row, ...] = ()
    amounts: tuple[int, ...] = ()
    total: Total | None = None
    reduced: tuple[Reduction, ...] = ()
    amounts_later: bool = False

    def depth(self, entered: int, playing: int | None = None) -> int | None:
        """How many places this table gives with so many entered (Qingshui 六(四)); None = all.

        `playing` = those paired in round 1, where a reduction counts them; None = the same.
        """
        play = entered if playing is None else playing
        counts = {"entered": entered, "paired_in_round_1": play}
        allowed = [one.places for one in self.reduced if counts[one.counted] < one.below]
        return min(allowed, default=None)

    @property
    def paid(self) -> tuple[Row, ...]:
        """All rows, those of `amounts` among them."""
        listed = (Row(places=(place,), amount=yuan) for place, yuan in enumerate(self.amounts, 1))
        return (*self.rows, *listed)

    def sum(self, places: int | None = None) -> int:
        """All prizes in yuan, down to so many places."""
        deepest = max((row.last for row in self.paid), default=0)
        end = deepest if places is None else places
        return sum(row.amount * max(0, min(row.last, end) - row.first + 1) for row in self.paid)


class Depth(Part, frozen=True, kw_only=True):
    """How many places are honoured, by the number of players; bounds included, None = open."""

    at_least: int | None = None
    at_most: int | None = None
    places: int


class Depths(Rule, frozen=True, kw_only=True):
    """Depth by field size (录取名次). `of` = places and certificates, or money; none = both.

    `few` = below so many players the number of places is half the players, rounded down, at
    least one.
    """

    of: tuple[Literal["places", "money"], ...] = ("places", "money")
    steps: tuple[Depth, ...]
    counted: Literal["paired_in_round_1", "entered", "frozen"] = "paired_in_round_1"
    few: int | None = None

    def places(self, players: int) -> int:
        """How many places a field of so many players has; 0 where no step is for it."""
        if self.few is not None and players < self.few:
            return max(1, players // 2)
        for step in self.steps:
            if (step.at_least or 0) <= players <= (step.at_most or players):
                return step.places
        return 0


class Award(Rule, frozen=True, kw_only=True):
    """Something else than money (奖杯、奖牌、证书、纪念品), to places of a group or to everybody.

    `to` = places of the group's rankings, each player, each companion, or whoever is chosen.
    `places` () = all honoured places. `value` = its worth in yuan where it is taxed, 0 = none.
    """

    what: str
    to: Literal["places", "player", "companion", "chosen"] = "places"
    places: tuple[int, ...] = ()
    groups: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    team: bool = False
    value: int = 0
    against_receipts: bool = False


class Bonus(Rule, frozen=True, kw_only=True):
    """More money for a champion who had won something before (追加奖金), in yuan."""

    section: str
    champion_of: tuple[str, ...]
    amount: int
    total: Total | None = None  # first prize and bonus together, as the text states it


class Honour(Rule, frozen=True, kw_only=True):
    """A name that a champion may bear (称号); `otherwise` = without the earlier win."""

    name: str
    otherwise: str = ""
    champion_of: tuple[str, ...] = ()


class Stacking(Rule, frozen=True, kw_only=True):
    """May one player hold prizes of several groups (兼得)? All, the higher one, or a decision.

    `passes_down`: a prize that falls free goes to the next player of its table.
    """

    between: tuple[str, ...]
    keep: Literal["all", "higher", "decision"]
    passes_down: bool = False


class Sharing(Rule, frozen=True, kw_only=True):
    """Equal places (并列): not at all, or the prizes of the tied places are added and divided.

    `round_to` = the unit in yuan to which a share is rounded down; 0 = to the fen.
    """

    shared: bool
    round_to: int = 0


class Quota(Rule, frozen=True, kw_only=True):
    """At least `count` prizes of each list of a group go to players of a region (名额、保底).

    `levels` () = the lists of all levels.
    """

    group: str
    region: str
    count: int
    levels: tuple[str, ...] = ()


class Merged(Rule, frozen=True, kw_only=True):
    """A section that plays in another one's field (并组): in which lists its players stand.

    "own_list" = each section's players in a list of their own; "both_lists" = the guests also in
    the list of the section that took them in, and `group` is what the stacking rules call the
    guests' own list then.
    """

    guests: Literal["own_list", "both_lists"]
    group: str = "名次"


class Tax(Rule, frozen=True, kw_only=True):
    """Are the stated amounts before or after tax (税前、税后); per cent of the gross amount."""

    stated: Literal["before_tax", "after_tax"]
    rate: int
    exempt: bool = False
    awards_taxed: bool = False
    team_shared_equally: bool = True


class Fund(Rule, frozen=True, kw_only=True):
    """What the regulation says all prizes come to, in yuan (奖金总额)."""

    amount: int


class BatchColumn(Part, frozen=True, kw_only=True):
    """One column of the bank's sheet for transfers in bulk (批量转账), as the bank wants it.

    `text` stands in every row where `what` is "text".
    """

    title: str
    what: Literal[
        "number", "holder", "account", "bank", "branch", "amount", "purpose", "name", "id",
        "phone", "text",
    ]  # fmt: skip
    text: str = ""


class Payout(Rule, frozen=True, kw_only=True):
    """How prizes are paid (奖金发放); `batch` () = the usual columns."""

    bank: str | None = None
    fields: tuple[Literal["holder", "branch", "account", "phone", "id"], ...] = ()
    team_through: Literal["leader", "players"] = "players"
    cash: bool = True
    batch: tuple[BatchColumn, ...] = ()


class Prizes(Record, frozen=True, kw_only=True):
    """Everything about prizes."""

    fund: Fund | None = None
    tax: Tax | None = None
    depths: tuple[Depths, ...] = ()
    tables: tuple[PrizeTable, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    honours: tuple[Honour, ...] = ()
    awards: tuple[Award, ...] = ()
    stacking: tuple[Stacking, ...] = ()
    sharing: Sharing | None = None
    quotas: tuple[Quota, ...] = ()
    merged: Merged | None = None
    payout: Payout | None = None

    def depth(self, of: Literal["places", "money"], players: int) -> int | None:
        """How many places are honoured, or paid; None where the text sets no depth."""
        rule = next((depths for depths in self.depths if of in depths.of), None)
        return rule.places(players) if rule else None
