"""Who enters, and what entering demands (报名)."""

from datetime import date
from typing import Literal

from toolkit.rules.base import Part, Rule, Sex

Entrant = Literal["unit", "individual", "team"]


class Entrants(Rule, frozen=True, kw_only=True):
    """Who may enter: units (单位), single persons (个人), teams (队)."""

    who: tuple[Entrant, ...]


class Demand(Rule, frozen=True, kw_only=True):
    """One thing the regulation asks of those who enter; a check without its demand is off.

    `at` says when it is due: with the entry, at check-in, during play, or when a title is
    applied for. `count` is for photos and copies, `hours` for the organiser's own reply.
    `levels` limits it to some levels ("" = all).
    """

    what: Literal[
        "unit_entry", "seal", "school_seal", "leader_signature", "leader", "coach", "contact",
        "complete", "issued_form", "file_name", "excel", "title", "registration",
        "certificate_photo", "certificate_original", "certificate_copy", "id_document", "id_copy",
        "photo", "school_proof", "open_section_for_chess_schools", "uniform", "own_equipment",
        "insurance", "insurance_policy", "insurance_copy", "room_plan", "lodging",
        "remittance_notice", "remittance_remark", "remittance_slip", "address", "reply",
        "written_change", "late_call", "guardian_consent", "entry_form", "application_form",
        "payout_account", "health", "unit_document",
    ]  # fmt: skip
    of: tuple[Entrant, ...] = ("unit",)
    at: Literal["entry", "check_in", "play", "claim"] = "entry"
    levels: tuple[str, ...] = ()
    count: int | None = None
    hours: int | None = None


class TeamFloor(Part, frozen=True, kw_only=True):
    """So many of a team at least are of a sex, a home region, or born in some years (一队至少)."""

    at_least: int
    sex: Sex = ""
    region: str | None = None
    born_from: date | None = None
    born_to: date | None = None


class TeamSize(Rule, frozen=True, kw_only=True):
    """How many a team (or unit) may or must have (限报); None = the text does not say."""

    players: int | None = None
    leaders: int | None = None
    least_players: int | None = None
    floors: tuple[TeamFloor, ...] = ()


class AgeLimit(Rule, frozen=True, kw_only=True):
    """Ages that may enter, both included, on a day of the event (年龄).

    `decide` = ages at which the text can be read two ways, so a person decides.
    """

    at_least: int | None = None
    at_most: int | None = None
    decide: tuple[int, ...] = ()
    on: Literal["first_day", "last_day", "entry_deadline"] = "first_day"


class Cap(Rule, frozen=True, kw_only=True):
    """The most players the event takes (比赛上限), and who is out when there are more."""

    players: int
    order: Literal["entry", "payment"] = "entry"
    may_close_early: bool = False


class Minimum(Rule, frozen=True, kw_only=True):
    """A section with fewer `players` is cancelled or merged (人数不足)."""

    players: int
    outcome: Literal["cancel", "merge", "cancel_or_merge"] = "cancel"
    merge_with: Literal["same_level", "next_level"] = "same_level"
    ranked_apart: bool = True
    refund_in_full: bool = True


class Penalty(Rule, frozen=True, kw_only=True):
    """What entering below or above one's certificate brings (高级低报、低级高报)."""

    strikes_entry: bool = True
    barred_year: int | None = None
