"""Who is the same person over several sign-ups."""

from datetime import datetime, timedelta

import pytest

from tests.entered import id_number
from toolkit.entries.persons import by_person
from toolkit.entries.roster import Version
from toolkit.model.clock import SHANGHAI
from toolkit.model.form import Form, Line
from toolkit.model.said import Said

AT = datetime(2019, 6, 1, 9, tzinfo=SHANGHAI)
A, B = id_number("62052119850315101"), id_number("62052119900720223")
A_WRONG = A[:-1] + ("0" if A[-1] != "0" else "1")


def sent(number: int, name: str, id_: str, phone: str = "") -> Version:
    said = {"name": Said(name), "id_number": Said(id_), "phone": Said(phone)}
    stated = {field: value for field, value in said.items() if value.text}
    form = Form("a", f"{number}", "xlsx", players=(Line("表!A2", stated),))
    return Version(form, number, AT, received_at=AT + timedelta(hours=number), kind="individual")


# sign-ups as name, ID and phone → number of versions of each person
CASES: list[tuple[list[tuple[str, str, str]], list[int]]] = [
    ([("赵一", A, ""), ("赵一", A, "")], [1]),
    ([("赵一", A, ""), ("赵一", A, "139")], [2]),
    ([("赵一", A_WRONG, ""), ("赵一", A, "")], [2]),
    ([("赵一", "", ""), ("赵一", A, "")], [2]),
    ([("赵一", A, ""), ("赵一", B, "")], [1, 1]),
    ([("赵一", A, ""), ("赵 一一", A, "")], [2]),
    ([("赵一", A, ""), ("钱二", B, "")], [1, 1]),
]


@pytest.mark.parametrize(("signed", "found"), CASES)
def test_a_person_is_known_by_his_number_else_by_his_name(
    signed: list[tuple[str, str, str]], found: list[int]
) -> None:
    made = by_person([sent(number, *said) for number, said in enumerate(signed)])
    assert [len(versions) for _, _, versions in made] == found
    assert len({key for key, _, _ in made}) == len(found)


def test_the_order_of_reading_does_not_matter() -> None:
    versions = [sent(1, "赵一", A), sent(2, "赵一", A, "139")]
    assert by_person(versions) == by_person(versions[::-1])
