"""A regulation with its supplements, day by day."""

from datetime import date, datetime
from pathlib import Path

import pytest

from tests.regulations import INVENTED, text
from toolkit.flows.editions import Editions, read_editions
from toolkit.flows.outcome import Failure
from toolkit.model.clock import SHANGHAI

PRICES = 'date = 2026-07-10\n[[hotels]]\nname = "云溪宾馆"\namount = 200\nclause = "一"\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "规程.toml"
    path.write_text(text(INVENTED), "utf-8")
    (tmp_path / "补充-2026-07-10.toml").write_text(PRICES, "utf-8")
    return path


def editions(file: Path) -> Editions:
    read = read_editions(file)
    assert isinstance(read, Editions), read
    return read


def price(file: Path, arrived: datetime | None, now: date) -> int:
    return editions(file).prices_for(arrived, now).hotels[0].amount


def test_a_supplement_holds_from_its_day_on(file: Path) -> None:
    read = editions(file)
    assert read.at(date(2026, 7, 9)).hotels[0].amount == 180
    assert read.at(date(2026, 7, 10)).hotels[0].amount == 200
    assert [one.title for one in read.all] == ["", "补充2026-07-10"]


def test_an_entry_keeps_the_price_of_its_day(file: Path) -> None:
    before = datetime(2026, 7, 9, 23, tzinfo=SHANGHAI)
    after = datetime(2026, 7, 10, 1, tzinfo=SHANGHAI)
    today = date(2026, 7, 20)
    assert price(file, before, today) == 180
    assert price(file, after, today) == 200
    assert price(file, None, today) == 200


def test_unless_the_regulation_goes_by_the_day_of_payment(file: Path) -> None:
    data = file.read_text("utf-8").replace(
        'unpaid = "invalid"', 'unpaid = "invalid"\nprices_of = "payment"'
    )
    file.write_text(data, "utf-8")
    assert price(file, datetime(2026, 7, 9, tzinfo=SHANGHAI), date(2026, 7, 20)) == 200


def test_prices_that_were_not_known_yet_are_those_of_the_supplement(tmp_path: Path) -> None:
    file = tmp_path / "规程.toml"
    file.write_text(text("qingdao-2017"), "utf-8")
    fee = '[[fees]]\nname = "参赛费"\namount = 200\nclause = "一"\n'
    gone = '[fees_pending]\nwhat = []\nclause = "一"\n'
    (tmp_path / "补充-2017-03-20.toml").write_text(f"date = 2017-03-20\n{fee}{gone}", "utf-8")
    early = datetime(2017, 3, 1, tzinfo=SHANGHAI)
    assert [f.amount for f in editions(file).prices_for(early, date(2017, 4, 1)).fees] == [200]


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("规程.toml", "x = ", "不是有效的 TOML"),
        ("规程.toml", "id = 1", "规程缺少 name"),
        ("补充-2026-07-10.toml", "[cap]\nplayers = 1", "没有写日期"),
        ("补充-2026-07-10.toml", "date = 2026-07-10\n[cap]\nplayer = 1", "是不是想写 players"),
    ],
)
def test_faults_name_the_file(file: Path, name: str, content: str, words: str) -> None:
    file.with_name(name).write_text(content, "utf-8")
    failure = read_editions(file)
    assert isinstance(failure, Failure)
    assert failure.message.startswith(name)
    assert words in failure.message


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    assert isinstance(read_editions(tmp_path / "没有.toml"), Failure)
    (tmp_path / "规程.toml").write_bytes(b"\xff\xfe\x00")
    failure = read_editions(tmp_path / "规程.toml")
    assert isinstance(failure, Failure)
    assert "UTF-8" in failure.message
