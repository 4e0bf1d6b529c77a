"""A filled standard form of an invented unit, for tests."""

from datetime import datetime

from tests.regulations import regulation
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.entry_form import Filled, entry_form

STAMP = Stamp(created=datetime(2019, 11, 1, 9))
FILLED = Filled(
    heading={
        "unit": "青州市棋类协会",
        "leader": "李领",
        "coach": "王教",
        "contact": "赵联",
        "phone": "13800000001",
        "email": "qingzhou@example.org",
        "insurance": "已自行办理保险",
        "address": "青州市某路1号",
        "payer": "赵联",
        "paid_amount": "5580",
        "paid_on": "2019-12-20",
        "invoice_title": "青州市棋类协会",
    },
    players=(
        {
            "name": "张一",
            "sex": "男",
            "birth": "2008-01-15",
            "id_number": "370303200801150013",
            "title": "一级棋士",
            "section": "一级棋士组(男子)",
            "phone": "13900000002",
        },
        {"name": "李二", "sex": "女", "id_number": "=1+1", "section": "候补棋协大师组(女子)"},
    ),
    companions=({"name": "张父", "sex": "男", "relation": "家长"},),
    rooms=(
        {
            "hotel": "淄博饭店",
            "type": "标准间",
            "rooms": "2",
            "people": "3",
            "arrive": "2020-01-17",
            "depart": "2020-01-20",
            "names": "张一、张父、李二",
        },
        {"hotel": "银座华美达", "type": "大床", "rooms": "1", "people": "2"},
    ),
)


def filled_form() -> bytes:
    return entry_form(regulation(), STAMP, FILLED)
