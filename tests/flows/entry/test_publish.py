"""Publishing the masked list, and what a newer form means afterwards."""

from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.flows.office import (
    AFTER_PUBLICATION,
    checked,
    codes,
    decide,
    done,
    form,
    mail,
    put,
    qisai,
    snapshot,
)

PUBLISHED = "2020-01-05T10:00:00"
LATER = "2020-01-06T12:00:00"
UNIT = "青州市棋类协会"
NEW = {"name": "陈东", "id_number": "370303200802291336", "birth": "2008-02-29", "sex": "男"}
NEW_MAN = {**NEW, "section": "一级棋士组(男子)"}


def published(folder: Path, *players: dict[str, str]) -> Path:
    event, _ = checked(folder, mail(form(players or [{}, {}])))
    done("publish", event=event, now=PUBLISHED)
    return event


def changed(event: Path, *players: dict[str, str], received: str = AFTER_PUBLICATION) -> Any:
    """A newer form arrives after the publication."""
    put(event, mail(form(players), received=received))
    done("ingest", event=event, now=LATER)
    return done("check", event=event, now=LATER)


def change_log(event: Path) -> list[dict[str, Any]]:
    page = load_workbook(event / "5内部" / "变更记录.xlsx")["变更记录"]
    rows = [[cell.value for cell in row] for row in page.iter_rows()]
    head = next(n for n, row in enumerate(rows) if "变动" in row)
    listed = [dict(zip(rows[head], row, strict=True)) for row in rows[head + 1 :]]
    return [row for row in listed if row["变动"]]  # the last row is the sum


def texts(event: Path, name: str) -> list[str]:
    book = load_workbook(event / name)
    return [str(c.value) for page in book for row in page.iter_rows() for c in row if c.value]


def test_the_public_list_shows_nothing_personal(tmp_path: Path) -> None:
    event = published(tmp_path)
    shown = " ".join(texts(event, "3公布/公示名单.xlsx"))
    assert "吴二" in shown
    assert UNIT in shown
    for personal in ("3703032007", "2007-02", "139000000", "lihua@", "赵联"):
        assert personal not in shown


def test_the_document_names_how_many(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{}, {"title": "二级棋士"}])))
    document = done("publish", event=event, now=PUBLISHED)
    assert document == {"published": 1, "kept_out": 1, "file": "3公布/公示名单.xlsx"}


def test_nobody_to_publish_is_a_plain_sentence(tmp_path: Path) -> None:
    event, _ = checked(tmp_path, mail(form([{"title": "二级棋士"}])))
    answer = qisai("publish", "--json", event=event)
    assert (answer.code, set(answer.data["error"])) == (1, {"message", "remedy"})


def test_the_same_list_again_is_not_a_second_publication(tmp_path: Path) -> None:
    event = published(tmp_path)
    before = snapshot(event, "3公布")
    done("publish", event=event, now=LATER)
    assert snapshot(event, "3公布") == before
    assert done("status", event=event)["publications"] == 1


def test_a_withdrawal_waits_for_approval_and_then_costs_its_fee(tmp_path: Path) -> None:
    event = published(tmp_path)
    document = changed(event, {})
    [finding] = [f for f in document["findings"] if f["code"] == "T005"]
    assert (finding["subject"], finding["clause"]) == ("郑三", "十三(一)4")
    assert "手续费 100 元" in finding["message"]
    [row] = change_log(event)
    assert (row["变动"], row["原棋手"], row["裁定"], row["条款"]) == (
        "退赛", "郑三", "待裁定", "十三(一)4",
    )  # fmt: skip
    decide(event, "T005", "接受", "已书面申请")
    done("check", event=event, now=LATER)
    [row] = change_log(event)
    assert (row["裁定"], row["理由"]) == ("接受", "已书面申请")
    assert [row["手续费"] for row in change_log(event)] == [100]


def test_a_waived_change_stands_without_fee(tmp_path: Path) -> None:
    event = published(tmp_path)
    changed(event, {}, {}, {})
    decide(event, "T005", "豁免", "组委会漏登")
    done("check", event=event, now=LATER)
    assert [row["手续费"] or 0 for row in change_log(event)] == [0]
    assert done("publish", event=event, now=LATER)["published"] == 3


@pytest.mark.parametrize(
    ("players", "kinds"),
    [
        (({}, {}, {}), ["补报"]),
        ((NEW_MAN, {}), ["换人"]),
        (({"name": "吴尔"}, {}), ["更正"]),
        (({}, {"birth": "2007-03-30", "id_number": "370303200703301069"}), ["更正"]),
        (({}, {"phone": "13900000077"}), []),
    ],
)
def test_what_a_newer_form_changes(
    tmp_path: Path, players: tuple[dict[str, str], ...], kinds: list[str]
) -> None:
    event = published(tmp_path)
    document = changed(event, *players)
    assert [row["变动"] for row in change_log(event)] == kinds
    paid = [kind for kind in kinds if kind != "更正"]
    assert document["counts"].get("T005", 0) == len(paid)


def test_a_correction_is_free_and_needs_no_approval(tmp_path: Path) -> None:
    event = published(tmp_path)
    changed(event, {"name": "吴尔"}, {})
    [row] = change_log(event)
    assert (row["裁定"], row["手续费"]) == ("不需批准", 0)
    assert done("publish", event=event, now=LATER)["published"] == 2
    assert "吴尔" in texts(event, "3公布/公示名单.xlsx")


def test_an_addition_stays_off_the_list_until_it_is_approved(tmp_path: Path) -> None:
    event = published(tmp_path)
    assert codes(changed(event, {}, {}, {})) == ["F011", "T005"]
    assert done("publish", event=event, now=LATER)["published"] == 2
    decide(event, "T005", "接受", "已书面申请")
    done("check", event=event, now=LATER)
    assert done("publish", event=event, now=LATER)["published"] == 3
    again = done("check", event=event, now="2020-01-07T09:00:00")
    assert codes(again) == ["F011", "T005"]  # settled, not late, and still in the log
    assert [row["变动"] for row in change_log(event)] == ["补报"]


def test_a_refused_addition_never_gets_on_the_list(tmp_path: Path) -> None:
    event = published(tmp_path)
    changed(event, {}, {}, {})
    decide(event, "T005", "不接受", "名额已满")
    done("check", event=event, now=LATER)
    assert done("publish", event=event, now=LATER)["published"] == 2


def test_undoing_the_publication_takes_list_and_changes_away(tmp_path: Path) -> None:
    event = published(tmp_path)
    done("check", event=event, now=LATER)
    assert (event / "5内部" / "变更记录.xlsx").exists()
    done("undo", event=event, now=LATER)
    done("check", event=event, now=LATER)
    assert not (event / "3公布" / "公示名单.xlsx").exists()
    assert not (event / "5内部" / "变更记录.xlsx").exists()
    assert codes(changed(event, {})) == ["F011"]
