"""Fees, hotels, changes and payment (经费). Amounts in the data are whole yuan."""

from datetime import date, datetime, time
from typing import Literal

from toolkit.model.money import Money
from toolkit.model.record import Record
from toolkit.rules.base import Part, Rule
from toolkit.rules.dates import Moment, last_second

Meal = Literal["breakfast", "lunch", "dinner"]


class Early(Part, frozen=True, kw_only=True):
    """What a fee is for those whose entry arrived by then (早报优惠), in yuan."""

    amount: int
    day: date
    clock: time | None = None

    @property
    def last_second(self) -> datetime:
        """The last instant that is still early."""
        return last_second(self.day, self.clock)

    @property
    def money(self) -> Money:
        """The amount as Money."""
        return Money.yuan(self.amount)


class Fee(Rule, frozen=True, kw_only=True):
    """A fee in yuan (参赛费的一项), of each player unless `per` says otherwise.

    `levels` limits it to the players of some levels, a team's to teams with such a player; "" =
    all.
    """

    name: str
    amount: int
    kind: Literal["entry", "insurance", "other"] = "entry"
    per: Literal["player", "person", "team"] = "player"
    when: Literal["always", "not_insured"] = "always"
    levels: tuple[str, ...] = ()
    early: Early | None = None

    @property
    def money(self) -> Money:
        """The amount as Money."""
        return Money.yuan(self.amount)


class FeesTotal(Rule, frozen=True, kw_only=True):
    """What the text says a player pays in all, in yuan; the audit adds the fees up to it."""

    amount: int


class PendingFees(Rule, frozen=True, kw_only=True):
    """Fees that a supplement (补充通知) will name: until then they are unknown, never 0."""

    what: tuple[Literal["entry", "lodging", "companions"], ...]


class RoomType(Record, frozen=True, kw_only=True):
    """A kind of room with its beds (房型)."""

    name: str
    beds: int
    aliases: tuple[str, ...] = ()


class Hotel(Rule, frozen=True, kw_only=True):
    """A hotel with its price in yuan (食宿费), a person unless `per` says a room.

    `price_of` = the whole stay's package, or one day. `capacity` = beds, 0 = not known.
    """

    name: str
    amount: int
    per: Literal["person", "room"] = "person"
    price_of: Literal["package", "day"] = "package"
    rooms: tuple[RoomType, ...]
    aliases: tuple[str, ...] = ()
    playing_hall: bool = False
    capacity: int = 0

    @property
    def money(self) -> Money:
        """The price as Money: of the package, or of a day where prices go by the day."""
        return Money.yuan(self.amount)

    def price(self, days: int) -> Money:
        """What a person (or room) pays for so many days; a package costs the same for any."""
        return self.money * (days if self.price_of == "day" else 1)


class Stay(Part, frozen=True, kw_only=True):
    """What the price covers (食宿天数): `days` = what "one day" divides the package by.

    `meals` counts all meals from `first_meal` on the day of arrival to `last_meal`.
    """

    arrive: date
    depart: date
    days: int
    first_meal: Meal | None = None
    last_meal: Meal | None = None
    meals: int = 0
    meals_a_day: tuple[Meal, ...] = ("breakfast", "lunch", "dinner")


class RoomOrder(Part, frozen=True, kw_only=True):
    """By what rooms are given out (安排房间的先后), and what happens when a hotel is full."""

    by: Literal["completing_payment", "first_payment", "entry"] = "completing_payment"
    keep_units_together: bool = True
    overflow_same_price: bool = False


class Lodging(Rule, frozen=True, kw_only=True):
    """How board and lodging are booked and charged (食宿).

    `local` = the place whose players need not lodge with the organiser. Without
    `separate_refunds` (不单独退) a bed given up after publication stays owed.
    """

    stay: Stay
    order: RoomOrder = RoomOrder()
    whole_rooms: bool = False
    organiser_pairs: bool = False
    empty_bed_charged: bool = False
    separate_refunds: bool = True
    local: str | None = None

    @property
    def arrive(self) -> date:
        """The first night."""
        return self.stay.arrive

    @property
    def depart(self) -> date:
        """The day of leaving."""
        return self.stay.depart

    @property
    def days(self) -> int:
        """The days the package is divided by."""
        return self.stay.days

    @property
    def overflow_same_price(self) -> bool:
        """Whether another hotel costs the same when the booked one is full."""
        return self.order.overflow_same_price


class OwnLodging(Rule, frozen=True, kw_only=True):
    """Board and lodging are the players' own affair (食宿自理); some days may still be promised."""

    room_guaranteed: Moment | None = None  # for whoever has paid the hotel by then


class Deposit(Rule, frozen=True, kw_only=True):
    """Money that is given back (押金)."""

    name: str
    amount: int
    per: Literal["player", "team", "unit", "room"]
    returned: str  # when, in words


class Waiver(Rule, frozen=True, kw_only=True):
    """Who may be let off fees or helped, always by decision (减免、资助)."""

    who: str
    covers: tuple[Literal["entry", "board", "lodging", "other"], ...]
    players: int | None = None
    on_condition: str = ""


class Changes(Rule, frozen=True, kw_only=True):
    """Changes of the entry (弃权、补报、换人) and what they cost, in yuan.

    `additions_until`: after this day only substitutions. `withdrawal_keeps_days` = days of
    lodging that a player who does not come pays all the same.
    """

    after: Literal["publication", "first_form"]
    fee: int
    free_corrections_on_publication_day: bool = True
    withdrawal_pays_fee: bool = True
    withdrawal_keeps_entry_fee: bool = True
    withdrawal_keeps_days: int = 0
    substitution_is_one_change: bool = True
    additions_until: date | None = None
    needs_approval: bool = True


class Payment(Rule, frozen=True, kw_only=True):
    """When and how the fees are paid (汇款、缴费). `due` None = the text names no day.

    `prices_of`: an entry keeps the prices of the day it was made, or of the day it was paid,
    when a supplement changes them.
    """

    due: Moment | None = None
    unpaid: Literal["invalid", "decision"] = "decision"
    ways: tuple[Literal["transfer", "qr", "red_packet", "cash"], ...] = ("transfer",)
    prices_of: Literal["entry", "payment"] = "entry"


class Account(Rule, frozen=True, kw_only=True):
    """The account that takes the fees (汇款账户)."""

    bank: str
    number: str
    holder: str


class CertificateFee(Part, frozen=True, kw_only=True):
    """What a title's certificate costs, in yuan (证书费)."""

    title: str
    amount: int
