from tests.entries.test_signups import rules
from tests.regulations import regulation
from toolkit.layouts.phone_entries import SAID, phone_entries, takes_phone_entries
from toolkit.model.form import PLAYER_FIELDS


def test_the_sheet_is_for_events_that_single_persons_enter_without_a_seal() -> None:
    taken = {name for name in ("qingshui-2019", "qingdao-2017", "yunxi-2026", "zibo-2020")
             if takes_phone_entries(rules(name))}  # fmt: skip
    assert taken == {"qingshui-2019", "qingdao-2017"}


def test_it_asks_what_the_regulation_asks() -> None:
    qingshui = [column.key for column in phone_entries(rules("qingshui-2019")).columns]
    assert {"name", "phone", "id_number", "address", "team", "leader"} <= set(qingshui)
    assert "section" not in qingshui
    qingdao = [column.key for column in phone_entries(rules("qingdao-2017")).columns]
    assert "section" in qingdao
    assert "address" not in qingdao


def test_what_it_takes_over_are_fields_of_a_player() -> None:
    assert set(SAID) <= set(PLAYER_FIELDS)
    assert all(column.yellow for column in phone_entries(regulation()).columns)
