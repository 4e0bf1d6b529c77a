"""A supplement changes what it names and nothing else."""

import tomllib
from typing import Any

import pytest

from tests.regulations import INVENTED, regulation, text
from toolkit.rules.amend import IDENTITY, Supplement, amend, read_supplement
from toolkit.rules.audit import audit_supplement
from toolkit.rules.load import decode
from toolkit.rules.schema import Regulation
from toolkit.rules.shape import fields_of

BASE = tomllib.loads(text(INVENTED))


def supplement(body: str) -> Supplement:
    read = read_supplement(f"date = 2026-07-10\n{body}")
    assert isinstance(read, Supplement), read
    return read


def changed(body: str) -> dict[str, Any]:
    return amend(BASE, supplement(body))


def test_a_table_is_merged_and_the_old_proof_falls() -> None:
    cap = changed('[cap]\nplayers = 180\nclause = "三"\nquote = "限额180人"')["cap"]
    assert cap == {
        "players": 180, "order": "entry", "clause": "补充2026-07-10 三", "quote": "限额180人",
    }  # fmt: skip


def test_an_entry_of_a_list_is_known_by_its_name_and_a_new_one_is_added() -> None:
    fees = changed(
        '[[fees]]\nname = "保险费"\namount = 20\n'
        '[[fees]]\nname = "场地费"\namount = 5\nclause = "二"'
    )["fees"]
    assert [(fee["name"], fee["amount"]) for fee in fees] == [
        ("报名费", 300), ("保险费", 20), ("场地费", 5),
    ]  # fmt: skip
    assert fees[1]["clause"] == "八(一)"  # nothing was said about it
    assert fees[2]["clause"] == "补充2026-07-10 二"


def test_entries_can_be_taken_away() -> None:
    less = changed(
        '[[remove]]\nlist = "deposits"\nname = "房卡押金"\n'
        '[[remove]]\nlist = "prizes.tables"\nname = "公开组团体"'
    )
    assert less["deposits"] == []
    assert [t["name"] for t in less["prizes"]["tables"]] == ["公开组个人", "少年组个人"]


def test_the_base_stays_as_it_was() -> None:
    before = repr(BASE)
    changed('[[fees]]\nname = "保险费"\namount = 20')
    assert repr(BASE) == before


@pytest.mark.parametrize(
    ("body", "key"),
    [("x = ", ""), ('[cap]\nplayers = 1\n', "date"), ('date = "五月"', "date"),
     ("date = 2026-07-10\n[[remove]]\nname = 1", "remove")],
)  # fmt: skip
def test_what_is_wrong_with_a_supplement(body: str, key: str) -> None:
    read = read_supplement(body)
    assert isinstance(read, tuple)
    assert read[0].key == key


def test_lists_are_known_by_fields_that_they_have() -> None:
    for path, keys in IDENTITY.items():
        kind: Any = Regulation
        for step in path.split("."):
            kind = next(f.record for f in fields_of(kind) if f.name == step)
        assert set(keys) <= {field.name for field in fields_of(kind)}, path


def test_a_supplement_is_held_against_its_own_text() -> None:
    one = supplement(
        '[[hotels]]\nname = "云溪宾馆"\namount = 200\n'
        'clause = "一"\nquote = "云溪宾馆每人每天200元"'
    )
    merged = decode(amend(BASE, one))
    assert isinstance(merged, Regulation)
    base = regulation(INVENTED)
    good = audit_supplement(base, merged, one.title, "一、云溪宾馆每人每天200元。")
    assert good.clean
    assert [f.code for f in good.findings] == []
    other = audit_supplement(base, merged, one.title, "一、云溪宾馆每人每天210元。")
    assert [lost.quote for lost in other.missing] == ["云溪宾馆每人每天200元"]
    assert [one.text for one in other.unclaimed] == ["210元"]
