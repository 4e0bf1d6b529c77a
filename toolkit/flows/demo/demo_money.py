"""The demo's money: a statement comes, the accountant decides, rooms go in order of payment."""

import shutil
from datetime import datetime
from pathlib import Path

from toolkit.flows.demo.yellow_cells import type_where
from toolkit.flows.desk import Desk
from toolkit.flows.money import bank, rooms
from toolkit.flows.money.imports import STATEMENTS
from toolkit.flows.money.receipts import BOOK as RECEIPTS
from toolkit.flows.money.rooms_held import BOOK as ROOMS
from toolkit.flows.outcome import Failure, Outcome
from toolkit.layouts.money import OPEN
from toolkit.layouts.rooms import HELD
from toolkit.model.record import Record

FOLDER = "流水"


class Choice(Record, frozen=True):
    """One line that the accountant types into 待确认 of 收款核对.xlsx."""

    payer: str
    amount: str
    choice: str
    note: str


class Held(Record, frozen=True):
    """How many rooms of a type the organiser holds in a hotel."""

    hotel: str
    type: str
    rooms: int


class MoneyPlan(Record, frozen=True, kw_only=True):
    """When the statement comes, what is decided about it, and which rooms there are."""

    at: datetime
    choices: tuple[Choice, ...] = ()
    held: tuple[Held, ...] = ()


def take_statement(desk: Desk, source: Path) -> Outcome | Failure:
    """Puts the statement into 1来件/流水 and reads it."""
    shutil.copytree(source / FOLDER, desk.event / STATEMENTS, dirs_exist_ok=True)
    return bank.bank(desk)


def decide_transfers(desk: Desk, plan: MoneyPlan) -> Outcome | Failure:
    """Types whose the open transfers are, and reads that."""
    for one in plan.choices:
        shown = {"付款人": one.payer, "金额": one.amount}
        typed = {"决定": one.choice, "备注": one.note, "确认人": "李会计"}
        type_where(desk.event / RECEIPTS, OPEN.sheet, shown, typed)
    return bank.bank(desk)


def give_rooms(desk: Desk, plan: MoneyPlan) -> Outcome | Failure:
    """Types how many rooms the hotels keep, and gives them out."""
    asked = rooms.rooms(desk)
    if isinstance(asked, Failure):
        return asked
    for one in plan.held:
        shown, typed = {"酒店": one.hotel, "房型": one.type}, {"间数": str(one.rooms)}
        type_where(desk.event / ROOMS, HELD, shown, typed)
    return rooms.rooms(desk)
