"""Certificates say who, where and what; the blank in 规程/模板 is the organiser's."""

from pathlib import Path

from tests.flows.office import done
from tests.flows.playing import SECTION, published_event
from tests.flows.working import run
from tests.regulations import regulation
from tests.workbooks.judge import openpyxl_book
from toolkit.flows.desk import Desk
from toolkit.flows.finish.certificates import BLANK, BOOK, certificate_of
from toolkit.flows.outcome import Outcome
from toolkit.model.award import Award
from toolkit.model.finish_facts import PrizesPublished

FIRST = Award("u/a", "李一", SECTION, 1, "甲队", SECTION, items=("奖杯", "证书"))
SECOND = Award("u/b", "王二", SECTION, 2, "乙队", SECTION, items=("奖金",))
WAITS = Award("u/c", "赵三", SECTION, 3, "乙队", SECTION, items=("证书",), waits="k")


def test_what_stands_on_it() -> None:
    said = certificate_of(FIRST, regulation("zibo-2020")).said
    assert (said["姓名"], said["组别"], said["奖项"]) == ("李一", SECTION, "冠军")
    assert said["日期"] == "2020年1月20日"


def test_only_awards_that_stand_and_have_a_certificate(tmp_path: Path) -> None:
    event = published_event(tmp_path, 4)

    def work(desk: Desk) -> Outcome:
        desk.note([PrizesPublished((FIRST, SECOND, WAITS))])
        return Outcome(())

    run(event, work)
    done("book", event=event)
    assert openpyxl_book((event / BOOK).read_bytes()).sheetnames == ["李一"]
    before = (event / BLANK).read_bytes()
    done("book", event=event)
    assert (event / BLANK).read_bytes() == before
