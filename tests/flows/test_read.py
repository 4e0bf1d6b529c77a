"""`qisai read` to contract: all keys, types, one form a unit and file, codes as promised."""

from pathlib import Path

import pytest

from tests.flows.office import done, form, qisai

FORM_KEYS = [
    "file", "unit", "leader", "coach", "contact", "players", "rooms", "seals", "findings",
]  # fmt: skip
PLAYER_KEYS = [
    "name", "sex", "birth", "id_number", "title", "grade", "title_raw", "section", "fide_id",
    "rating", "phone", "cell",
]  # fmt: skip
ROOM_KEYS = ["hotel", "type", "rooms", "people", "arrive", "depart", "cell"]


def read(folder: Path, content: bytes, *words: str) -> dict[str, object]:
    path = folder / "青州市棋类协会报名表.xlsx"
    path.write_bytes(content)
    (only,) = done("read", path, *words)["forms"]
    return dict(only)


def test_all_keys_are_there_and_values_have_their_types(tmp_path: Path) -> None:
    made = read(tmp_path, form([{"rating": "1820"}]), "--regulation", "zibo-2020")
    assert list(made) == FORM_KEYS
    (player,) = made["players"]  # type: ignore[misc]
    assert list(player) == PLAYER_KEYS
    assert (player["rating"], player["sex"], player["cell"]) == (1820, "男", "报名表!B11")
    (room,) = made["rooms"]  # type: ignore[misc]
    assert list(room) == ROOM_KEYS
    assert (room["rooms"], room["people"], room["arrive"]) == (1, 2, "2020-01-17")
    assert made["contact"] == {
        "name": "赵联", "phone": "13800000001", "email": "qingzhou@example.org",
    }  # fmt: skip


def test_without_a_regulation_only_the_file_and_the_persons_are_judged(tmp_path: Path) -> None:
    faulty = form([{"id_number": "370303200801152218"}], leader="", stamped=False)
    made = read(tmp_path, faulty)
    found = made["findings"]
    assert {f["code"][0] for f in found} <= set("FSP")  # type: ignore[index]
    assert {f["clause"] for f in found} == {None}  # type: ignore[index]
    assert "S001" not in {f["code"] for f in found}  # type: ignore[index]


@pytest.mark.parametrize("words", [("--regulation", "zibo-2020"), ()])
def test_no_time_money_or_section_codes(tmp_path: Path, words: tuple[str, ...]) -> None:
    made = read(tmp_path, form(), *words)
    assert not {f["code"][0] for f in made["findings"]} & set("TMG")  # type: ignore[index]


def test_an_unreadable_file_is_an_entry_with_its_finding(tmp_path: Path) -> None:
    made = read(tmp_path, b"PK\x03\x04 half")
    assert (made["unit"], made["players"]) == (None, [])
    assert [f["code"] for f in made["findings"]] == ["F001"]  # type: ignore[index]


def test_no_file_at_all_is_a_failure(tmp_path: Path) -> None:
    answer = qisai("read", tmp_path / "没有.xlsx", "--json")
    assert answer.code == 1
    assert "找不到" in answer.data["error"]["message"]
