"""Links to big attachments, with what stands beside them."""

from datetime import date, datetime

import pytest

from toolkit.model.clock import SHANGHAI
from toolkit.sources.mail.links import find_links

ARRIVED = datetime(2019, 12, 30, 9, 0, tzinfo=SHANGHAI)
QQ = "https://wx.mail.qq.com/ftn/download?func=3&code=1"
MB = 1024 * 1024

# text around a link → name, size, last day
AROUND = [
    (f"报名表.zip (35.5M, 2020年01月15日 10:20 到期)\n进入下载页面：{QQ}",
     "报名表.zip", int(35.5 * MB), date(2020, 1, 15)),
    (f"报名表.rar 下载 <{QQ}> 大小：12MB，有效期至 2020-01-14",
     "报名表.rar", 12 * MB, date(2020, 1, 14)),
    (f"{QQ}\n报名表.xlsx\n1.2G 剩余 15 天", "报名表.xlsx", int(1.2 * 1024 * MB), date(2020, 1, 14)),
    (f"{QQ} 30天后过期", "", None, date(2020, 1, 29)),
    (f"比赛2020年1月18日开始，表在 {QQ}", "", None, None),
    (f"{QQ} 有效期至 2020年2月31日", "", None, None),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "size", "expires"), AROUND)
def test_name_size_and_last_day(
    text: str, name: str, size: int | None, expires: date | None
) -> None:
    (link,) = find_links(text, ARRIVED)
    assert (link.url, link.name, link.size, link.expires) == (QQ, name, size, expires)


def test_each_link_once_and_other_addresses_not() -> None:
    text = f"{QQ} {QQ} https://www.example.com/ https://pan.baidu.com/s/1x，密码1"
    assert [link.url for link in find_links(text, None)] == [QQ, "https://pan.baidu.com/s/1x"]
    assert find_links("", None) == ()


def test_days_left_need_an_arrival() -> None:
    assert find_links(f"{QQ} 30天后过期", None)[0].expires is None
