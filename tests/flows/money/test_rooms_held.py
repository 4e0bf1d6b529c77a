"""客房.xlsx: rooms held by kind, in the order of the regulation, added hotels last."""

from tests.regulations import regulation
from toolkit.flows.money.rooms_held import stock
from toolkit.layouts.rooms import ADDED, HELD, kind_id
from toolkit.ledger.allocation import Stock
from toolkit.model.event import State
from toolkit.model.finish_facts import RowTyped
from toolkit.model.finish_state import Finish


def test_held_rooms_in_order_and_what_nobody_typed_is_none() -> None:
    facts = (
        RowTyped(ADDED, "1", {"hotel": "齐盛宾馆", "type": "三人间", "beds": "3", "rooms": "4"}),
        RowTyped(HELD, kind_id("泰星大酒店", "标准间"), {"rooms": "20"}),
    )
    finish = Finish({(fact.table, fact.row): fact for fact in facts})
    found = stock(State(finish=finish), regulation())
    assert found[0] == Stock("淄博饭店", "标准间", 0, 2)
    assert Stock("泰星大酒店", "标准间", 20, 2) in found
    assert found[-1] == Stock("齐盛宾馆", "三人间", 4, 3)
