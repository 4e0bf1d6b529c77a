"""`qisai rooms`: in order of payment, whole units, what was given stays, lists for the hotels."""

from pathlib import Path
from typing import Any

from tests.flows.events import new_event
from tests.flows.office import checked, codes, done, form, mail, qisai, snapshot, type_into
from tests.workbooks.judge import cells, recalculated
from toolkit.flows.money.room_sheets import LISTS, ROOMS
from toolkit.flows.money.rooms_held import BOOK

FIRST, SECOND, THIRD = "青州市棋类协会", "临朐县实验小学", "寿光市少年宫"
HEAD = "交易日期,交易时间,交易摘要,交易金额,本次余额,对手信息,日 志 号,交易渠道,交易附言\n"
LATER = "2020-01-02T09:00:00"


def entered(folder: Path) -> Path:
    """Three units of one room each; each owes 2790 yuan, the first 3000."""
    mails = [mail(form([{}, {}]))]
    for start, unit in ((5, SECOND), (7, THIRD)):
        mails.append(mail(form([{}], unit=unit, start=start), f"{unit}报名表.xlsx"))
    return checked(folder, *mails)[0]


def pay(event: Path, *payments: tuple[str, str, int], name: str = "流水") -> None:
    """Transfers by unit: time of 2019-12 (30 09:00), unit, yuan; then `qisai bank`."""
    lines, balance = [HEAD], 10000
    for number, (when, unit, yuan) in enumerate(payments):
        day, clock = when.split()
        balance += yuan
        lines.append(
            f"201912{day},{clock.replace(':', '')}00,转存,+{yuan}.00,{balance}.00,{unit},"
            f"{name}{number},超级网银,{unit}\n"
        )
    (event / "1来件" / "流水" / f"{name}.csv").write_text("".join(lines), "utf-8")
    done("bank", event=event, now=LATER)


def hold(event: Path, **rooms: str) -> Any:
    """Types how many standard rooms are held, and gives out rooms."""
    if not (event / BOOK).exists():
        done("rooms", event=event, now=LATER)
    for hotel, count in rooms.items():
        type_into(event / BOOK, "客房", {"酒店": hotel, "房型": "标准间"}, {"间数": count})
    return done("rooms", event=event, now=LATER)


def shown(document: Any) -> list[tuple[str, str, str]]:
    return [
        (one["unit"], one["result"], "+".join(f"{r['hotel']}{r['rooms']}" for r in one["rooms"]))
        for one in document["units"]
    ]


PAID = (("30 09:00", SECOND, 2790), ("30 10:00", FIRST, 3000))


def test_who_pays_first_chooses_first_and_who_did_not_pay_gets_none(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    found = hold(event, 淄博饭店="1", 泰星大酒店="5")
    assert shown(found) == [(SECOND, "如所订", "淄博饭店1"), (FIRST, "调到别家", "泰星大酒店1")]
    rows = cells((event / ROOMS).read_bytes(), "安排次序")[3:]
    assert rows[1][6] == "所订 淄博饭店 已不够 1 间，改到 泰星大酒店，费用不变"
    assert (rows[2][1], rows[2][5]) == (THIRD, "未安排")
    assert "R010" in codes(done("check", event=event, now=LATER))


def test_working_it_out_again_notes_nothing_new(tmp_path: Path) -> None:
    """A plan of two lines of one kind of room is one booking."""
    lines = [{"hotel": "淄博饭店", "type": "标准间", "rooms": "1", "people": "2"}] * 2
    event, _ = checked(tmp_path, mail(form([{}, {}, {}], rooms=lines)))
    pay(event, ("30 09:00", FIRST, 5790))
    first = hold(event, 淄博饭店="5")
    journal = (event / "记录" / "journal.jsonl").read_text("utf-8")
    assert done("rooms", event=event, now=LATER)["units"][0]["rooms"] == first["units"][0]["rooms"]
    after = (event / "记录" / "journal.jsonl").read_text("utf-8").removeprefix(journal)
    assert "rooms_given" not in after


def test_part_payments_count_from_the_one_that_completes_the_due(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, ("30 09:00", FIRST, 420), ("30 10:00", SECOND, 2790), ("30 11:00", FIRST, 2580))
    assert [unit for unit, _, _ in shown(hold(event, 淄博饭店="5"))] == [SECOND, FIRST]


def test_what_was_given_stays_when_an_earlier_payment_comes_to_light(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, ("30 10:00", FIRST, 3000))
    assert shown(hold(event, 淄博饭店="1")) == [(FIRST, "如所订", "淄博饭店1")]
    pay(event, ("29 09:00", SECOND, 2790), name="另一份")
    assert shown(hold(event, 风景华庭="1")) == [
        (SECOND, "调到别家", "风景华庭1"), (FIRST, "如所订", "淄博饭店1"),
    ]  # fmt: skip


def test_after_the_deadline_there_is_none(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, ("31 18:00", FIRST, 3000), ("31 18:01", SECOND, 2790))
    assert shown(hold(event, 淄博饭店="5")) == [(FIRST, "如所订", "淄博饭店1")]


def test_without_rooms_held_it_asks_for_them(tmp_path: Path) -> None:
    event = entered(tmp_path)
    answer = qisai("rooms", event=event)
    assert "还没有写各酒店有多少间" in answer.out
    assert cells((event / BOOK).read_bytes(), "客房")[3][2:7] == [
        "淄博饭店", "标准间", "2", "1290/人", "3",
    ]  # fmt: skip


def test_an_added_hotel_takes_who_is_left_and_slips_stay(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="1")
    typed = {"酒店": "齐盛宾馆", "房型": "标准间", "每间几床": "2", "间数": "三"}
    type_into(event / BOOK, "另加酒店", {"酒店": ""}, typed)
    assert "间数“三”不是个数" in qisai("rooms", event=event, now=LATER).out
    type_into(event / BOOK, "另加酒店", {"酒店": "齐盛宾馆"}, {"间数": "3"})
    found = shown(done("rooms", event=event, now=LATER))
    assert found[1] == (FIRST, "调到别家", "齐盛宾馆1")


def test_the_books_come_back_byte_for_byte_and_add_up(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="1", 泰星大酒店="5")
    before = snapshot(event)
    for name in (ROOMS, BOOK, f"{LISTS}淄博饭店.xlsx"):
        (event / name).unlink()
    done("rebuild", event=event, now="2020-02-01T00:00:00")
    assert snapshot(event) == before
    people = cells((event / f"{LISTS}淄博饭店.xlsx").read_bytes(), "入住名单")[3]
    assert (people[0], people[3], people[7], people[8]) == (1, SECOND, "01-17", "01-20")
    if found := recalculated((event / ROOMS).read_bytes(), tmp_path):
        kinds = {(row[0], row[1]): row[3:6] for row in found["房态"][3:]}
        assert kinds["淄博饭店", "标准间"] == ["1", "1", "0"]
        assert kinds["合计", ""] == ["6", "2", "4"]


def test_undoing_it_takes_the_rooms_back(tmp_path: Path) -> None:
    event = entered(tmp_path)
    pay(event, *PAID)
    hold(event, 淄博饭店="1", 泰星大酒店="5")
    done("undo", event=event, now=LATER)
    assert "R010" not in codes(done("check", event=event, now=LATER))


def test_where_lodging_is_everybodys_own_affair_there_is_nothing_to_give_out(
    tmp_path: Path,
) -> None:
    answer = qisai("rooms", event=new_event(tmp_path / "清水", "qingshui-2019"))
    assert (answer.code, "不用分房" in answer.err) == (1, True)
