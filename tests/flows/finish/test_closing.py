"""5内部/决算.xlsx: income, expenses, arbiters' tax and prizes, equal to LibreOffice's."""

from pathlib import Path

from tests.flows.entry.test_affairs import EXPENSE
from tests.flows.entry.test_publish import LATER, published
from tests.flows.finished import finished_event, player
from tests.flows.money.test_bank import paid
from tests.flows.office import done, type_into
from tests.flows.working import run
from tests.programs import program
from tests.workbooks.judge import cells, formulas_that_differ
from toolkit.flows.entry.affairs import BOOK as TYPED
from toolkit.flows.finish.book import book
from toolkit.flows.finish.closing import BOOK
from toolkit.flows.finish.prizes import prizes


def spend(event: Path, kind: str, amount: str, payee: str = "", date: str = "") -> None:
    said = {"事项": kind, "种类": kind, "金额（元）": amount, "收款人": payee, "日期": date}
    type_into(event / TYPED, "支出", EXPENSE, said)


def closed(event: Path, sheet: str = "决算") -> dict[str, list[object]]:
    return {row[0]: row[1:] for row in cells((event / BOOK).read_bytes(), sheet)[3:]}


def test_expenses_and_arbiters_are_added_up_by_formulas(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    spend(event, "场地", "3000")
    spend(event, "裁判劳务", "3000", "孔裁判", "2020-01-18")
    spend(event, "裁判劳务", "2000", "孔裁判", "2020-01-20")
    spend(event, "裁判劳务", "1000", "严裁判", "2020-01-20")
    done("book", event=event, now=LATER)
    shown = closed(event)
    assert (shown["支出：裁判劳务"][0], shown["支出合计"][0]) == (6000, 9000)
    assert shown["结余（实收－支出）"][0] == -9000
    pay = closed(event, "裁判劳务")
    assert pay["孔裁判"][:4] == ["2020-01", 5000, 800, 4200]  # one month is one payment
    assert pay["严裁判"][:4] == ["2020-01", 1000, 40, 960]
    assert shown["应收"][0] == closed(event, "收入")["合计"][0] > 0
    count, wrong = formulas_that_differ((event / BOOK).read_bytes(), tmp_path)
    assert (count > 0 or program("libreoffice") is None, wrong) == (True, [])


def test_what_came_in_is_shared_out_by_kind_of_fee(tmp_path: Path) -> None:
    event = paid(tmp_path)
    done("publish", event=event, now=LATER)
    done("book", event=event, now=LATER)
    shown = closed(event, "收入")
    assert {kind: row[:3] for kind, row in shown.items()} == {
        "参赛费": [600, 400, 200],
        "保险费": [30, 20, 10],
        "食宿费": [5160, 2580, 2580],
        "合计": [5790, 3000, 2790],
    }
    assert closed(event)["实收"][0] == 3000
    count, wrong = formulas_that_differ((event / BOOK).read_bytes(), tmp_path)
    assert (count > 0 or program("libreoffice") is None, wrong) == (True, [])


def test_published_prizes_stand_with_their_tax(tmp_path: Path) -> None:
    people = [player(name, "棋协大师组") for name in ("赵一", "钱二", "孙三", "李四")]
    event = finished_event(tmp_path, people, regulation="changsha-2018")
    run(event, prizes, "prizes")
    run(event, book, "book")
    assert closed(event, "奖金")["棋协大师组"] == [16250, 3250, 13000]
    assert closed(event)["奖金"][0] == 16250


def test_it_is_rebuilt_byte_equal_and_a_second_book_changes_nothing(tmp_path: Path) -> None:
    event = published(tmp_path, {}, {})
    done("book", event=event, now=LATER)
    before = (event / BOOK).read_bytes()
    done("book", event=event, now="2020-01-09T10:00:00")
    done("publish", event=event, now="2020-01-09T10:00:00")
    assert (event / BOOK).read_bytes() == before
    (event / BOOK).unlink()
    done("rebuild", event=event, now=LATER)
    assert (event / BOOK).read_bytes() == before
