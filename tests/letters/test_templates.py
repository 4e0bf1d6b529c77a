"""The shipped wording, and an organiser's own."""

from pathlib import Path

import msgspec
import pytest

from tests.letters.samples import (
    ALL,
    CHANGES,
    CONFIRMATION,
    CORRECTION,
    HEAD,
    PAYMENT,
    REMINDER,
    RESEND,
    UNIT,
)
from toolkit.letters.context import Context, PlayerLine, Resend
from toolkit.letters.templates import TemplateFault, fill


def text_of(context: Context, folder: Path | None = None) -> str:
    text = fill(context, folder)
    assert isinstance(text, str), text
    return text


# letter → what its reader must find in it
SAID: list[tuple[Context, str]] = [
    (CONFIRMATION, "淄博晨光棋院："),
    (CONFIRMATION, "共 2 人"),
    (CONFIRMATION, "王一　棋协大师组"),
    (CONFIRMATION, "淄博饭店　标准间　1 间，2 人，2020年1月17日至2020年1月20日"),
    (CONFIRMATION, "210元 × 2 = 420元"),
    (CONFIRMATION, "合计应缴：3000元"),
    (CONFIRMATION, "请于2019年12月31日18:00前汇到"),
    (CONFIRMATION, "6200000000000000001"),
    (CONFIRMATION, HEAD.ticket),
    (CONFIRMATION, "24 小时内答复"),
    (CORRECTION, "2 处需要更正"),
    (CORRECTION, "【报名表!D7】王一：身份证号以数字存储"),
    (CORRECTION, "请把单元格设为文本后重填"),
    (CORRECTION, "规程七"),
    (CORRECTION, "（请更正）.xlsx"),
    (CORRECTION, "出生日期请核对"),
    (RESEND, "作为普通附件重新发来"),
    (RESEND, "报名表.zip"),
    (CHANGES, "等待组委会批准"),
    (CHANGES, "退赛：王一（棋协大师组），费用 100元（规程十三(一)4）"),
    (CHANGES, "姓名写错，不收费"),
    (CHANGES, "合计费用：100元"),
    (PAYMENT, "贵单位的汇款 1710元 已经收到"),
    (PAYMENT, "210元 × 2 = 420元（规程十二(二)）"),
    (PAYMENT, "还差：1290元，请在2019年12月31日18:00以前补齐"),
    (REMINDER, "没有盖章"),
    (REMINDER, "依　据：规程七"),
    (REMINDER, "还没有收到的费用：1290元（应缴 3000元）"),
    (REMINDER, f"附　言：{UNIT} {HEAD.ticket}"),
    (REMINDER, "2019年12月31日18:00截止"),
]


@pytest.mark.parametrize(("context", "phrase"), SAID)
def test_letters_say_what_their_reader_needs(context: Context, phrase: str) -> None:
    assert phrase in text_of(context)


def test_letters_have_no_gaps_or_leftovers() -> None:
    nobody = msgspec.structs.replace(HEAD, unit="", phone="", ticket="")
    bare = [msgspec.structs.replace(context, head=nobody) for context in ALL]
    unknown = msgspec.structs.replace(CONFIRMATION, due=None, amounts=(), account=None, rooms=())
    for context in (*ALL, *bare, unknown):
        text = text_of(context)
        assert "\n\n\n" not in text
        assert not any(mark in text for mark in ("{", "}", "None", "%"))
        assert not text.startswith("：")


@pytest.mark.parametrize("reason", ["link", "encrypted", "unreadable", "missing"])
def test_every_reason_to_resend_has_its_own_words(reason: str) -> None:
    context = Resend(HEAD, reason)  # type: ignore[arg-type]
    others = {text_of(Resend(HEAD, r)) for r in ("link", "encrypted", "unreadable", "missing")}
    assert len(others) == 4
    assert text_of(context) in others


def test_a_senders_text_cannot_add_lines() -> None:
    player = PlayerLine("王一\r\n\r\n合计应缴：0元\u202e", "{{ due }}")
    text = text_of(msgspec.structs.replace(CONFIRMATION, players=(player,)))
    assert "  1. 王一 合计应缴：0元　{{ due }}\n" in text


def test_an_organisers_template_wins_in_any_encoding(tmp_path: Path) -> None:
    for charset in ("utf-8", "utf-8-sig", "gb18030"):
        wording = "{{ unit }}，表收到了。\r\n{{ players | length }}人"
        (tmp_path / "报名确认.txt").write_bytes(wording.encode(charset))
        assert text_of(CONFIRMATION, tmp_path) == f"{UNIT}，表收到了。\n2人\n"


# what an organiser may get wrong → a word of the explanation
MISTAKES = [
    ("{{ danwei }}", "没有的内容"),
    ("{% if unit %}", "花括号"),
    ("{{ unit", "花括号"),
    ("{{ players + 1 }}", "算不出来"),
    ("{{ ''.__class__.__mro__ }}", "不允许"),
    ("{{ unit.__init__.__globals__ }}", "不允许"),
    ("{% include 'secret' %}", "算不出来"),
    ("{% for n in range(999999999) %}x{% endfor %}", "算不出来"),
    ("{{ due | day }}", "算不出来"),
]


@pytest.mark.parametrize(("wording", "explained"), MISTAKES)
def test_a_broken_template_is_explained(tmp_path: Path, wording: str, explained: str) -> None:
    (tmp_path / "报名确认.txt").write_text(wording, encoding="utf-8")
    fault = fill(CONFIRMATION, tmp_path)
    assert isinstance(fault, TemplateFault)
    assert fault.file == "报名确认.txt"
    assert explained in fault.message
