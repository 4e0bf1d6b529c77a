"""What the printed lines of a title certificate (等级证书) say: which level, whose.

Read from photos, so letters that readers mix up (棋 and 祺, 士 and 土) count as one another where
only one of them makes sense.
"""

import re
from collections.abc import Sequence

from toolkit.model.record import Record
from toolkit.values.titles import read_title

_SLIPS = (
    (re.compile(r"级[棋祺模淇旗祖][士土仕上]"), "级棋士"),
    (re.compile(r"级[远运]动[员贠]"), "级运动员"),
    (re.compile(r"[棋祺模淇旗祖]协(?=[候大太犬])"), "棋协"),
    (re.compile(r"(?<=协)[大太犬]师|(?<=[际家级补])[大太犬]师"), "大师"),
    (re.compile(r"[候侯]补"), "候补"),
)
_NUMBER = r"[一二三四五六七八九十]{1,3}"
_LEVEL = re.compile(
    rf"{_NUMBER}级棋[士手]|(?:国家)?{_NUMBER}级运动员|"
    r"候补棋协大师|棋协候补大师|候补大师|荣誉棋协大师|棋协大师|地方大师|"
    r"国际特级大师|国家特级大师|特级国际大师|国际大师|国家大师|特级大师|"
    r"国际级运动健将|运动健将"
)
BESIDE = "｜"  # parts what stands side by side in one row
_SAID = re.compile(rf"等{BESIDE}?级|称号|级别|级位|授予|定为|晋升|达到")
_NAME = re.compile(rf"姓{BESIDE}?名[:：{BESIDE}]*([\u4e00-\u9fff][\u4e00-\u9fff·]{{1,5}})")
_ADDRESSED = re.compile(rf"(?:^|{BESIDE})([\u4e00-\u9fff]{{2,4}})(?:同志|同学|棋手|小朋友)")
_LABELS = re.compile(r"性别|出生|等级|证书|编号|称号|民族|籍贯|单位|日期|注册")
_CERTIFICATE = re.compile(r"证书|等级证|棋士证|大师证|运动员证|称号证|授予|段级位|等级称号")
_FORM = re.compile(r"报名表|参赛单位|领队|教练员")
_RECEIPT = re.compile(
    r"回单|转账|汇款|付款[人方账]|收款[人方账]|交易[流时金]|电子凭证|支付成功|账单详情"
)


class CertificateText(Record, frozen=True):
    """`levels` = the titles and sports grades that are named, the stated one alone if it is told.

    `name` = the holder, "" when it could not be read. `certificate` = it says that it is one and
    is no entry form, which speaks of certificates too.
    """

    levels: tuple[str, ...] = ()
    name: str = ""
    certificate: bool = False


def read_certificate(lines: Sequence[str]) -> CertificateText:
    """What the lines of a page say, from top to bottom."""
    plain = [_mended("".join(line.split())) for line in lines]
    stated = [level for line in plain for level in _levels(line) if _SAID.search(line)]
    anywhere = [level for line in plain for level in _levels(line)]
    levels = tuple(dict.fromkeys(stated or anywhere))
    told = any(map(_CERTIFICATE.search, plain)) and not any(map(_FORM.search, plain))
    return CertificateText(levels, _name(plain), told)


def is_receipt(lines: Sequence[str]) -> bool:
    """Whether a page says of itself that money was paid; two such words, for forms have one."""
    return len({word for line in lines for word in _RECEIPT.findall("".join(line.split()))}) > 1


def _mended(line: str) -> str:
    for slip, word in _SLIPS:
        line = slip.sub(word, line)
    return line


def _levels(line: str) -> list[str]:
    """Titles and grades in canonical words, in their order."""
    found = (read_title(match[0]) for match in _LEVEL.finditer(line))
    return [level for one in found if (level := one.title or one.grade)]


def _name(lines: Sequence[str]) -> str:
    """The name behind 姓名, or before 同志."""
    for pattern in (_NAME, _ADDRESSED):
        if found := next((m for line in lines if (m := pattern.search(line))), None):
            return _LABELS.split(found[1])[0]
    return ""
