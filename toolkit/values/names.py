"""Names of persons (姓名): accepted as written, compared by a key.

NA and None are names; so are names of one given character, of ten, with dots, in any script.
"""

import re
import unicodedata
from functools import lru_cache

from toolkit.model.said import Said
from toolkit.values.text import simplified, squeeze, stated

_HAN = r"\u3007\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_PLAIN = re.compile(r"[一-鿿]{2,}")
_DOT = re.compile(rf"(?<=[{_HAN}])\s*[·・･•‧∙⋅●・ㆍ．.。]\s*(?=[{_HAN}])")
_GAP = re.compile(rf"(?<=[{_HAN}])\s+(?=[{_HAN}])")
# Where NFKC changes the look and nothing else: letters and digits of full width, ideographs of old
# code pages, radicals that PDF programs put for characters. It must not touch ①, ㊞ or brackets.
_SAFE = re.compile(r"[０-９Ａ-Ｚａ-ｚ\u3000\u2e80-\u2fd5\uf900-\ufaff\U0002f800-\U0002fa1f]+")
_REMARK = re.compile(r"\s*[(（\[【][^)）\]】]*[)）\]】]\s*$")
_INNER = frozenset(" ·'’.-")
_UNKEYED = re.compile(r"[\s·'’.\-]+")
_PLACEHOLDER = re.compile(
    r"[x×]+|tb[ad]|test|.*某+|.*(?:待定|未定|待补|待报)|姓名|同上|[小合总]计|示例|样例|测试|"
    r"空缺|暂缺|轮空|备用|替补|不详|无名|领队|教练员?|队[长员]|选手|棋手|运动员|家长|其他",
    re.I,
)
_NUMBERED = re.compile(r"^[(（]?\d{1,3}[)）.、．]\s*(?=\D)")
# Of remarks only those that are surely none of the name: （大）, （小） tell namesakes apart.
_ROLE = re.compile(r"\s*(?:[(（\[【](?:队长|组长|领队|教练)[)）\]】]|[*★☆△▲●]+)\s*$")
_LONGEST = 40


def read_name(said: Said | None) -> str:
    """The name as written, without blanks between Han characters and with one kind of dot.

    A number before it (1、) and a mark or role behind it (*, （队长）) are no part of a name.
    """
    text = stated(said)
    return plain_name(_NUMBERED.sub("", _ROLE.sub("", text)) or text)


def plain_name(text: str) -> str:
    """The same for a text: "张 三" → 张三, "古丽•艾比" → 古丽·艾比, "Li  Ming" → Li Ming."""
    if _PLAIN.fullmatch(text):
        return text
    text = _DOT.sub("·", text.strip())
    text = _SAFE.sub(lambda run: unicodedata.normalize("NFKC", run[0]), text)
    return _GAP.sub("", " ".join(text.split()))


def is_name(name: str) -> bool:
    """Whether a plain name can be one at all: letters of any script, at least two, no stand-in."""
    bare = _REMARK.sub("", name)
    if len(bare) > _LONGEST or _PLACEHOLDER.fullmatch(squeeze(bare)):
        return False
    letters = [mark for mark in bare if mark not in _INNER]
    return len(letters) >= 2 and all(unicodedata.category(mark)[0] in "LM" for mark in letters)


@lru_cache(maxsize=4096)
def name_key(name: str) -> str:
    """What two spellings of one name share: no remark, space or dot; simplified; one case."""
    bare = _REMARK.sub("", plain_name(name))
    return simplified(_UNKEYED.sub("", bare).casefold())


def one_apart(name: str, other: str) -> bool:
    """Whether the keys differ in exactly one character: changed, left out or added.

    陈子晗 / 陈子涵. For asking a person, never for merging two people.
    """
    short, long = sorted((name_key(name), name_key(other)), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) == 1
    if len(short) + 1 != len(long):
        return False
    at = next((i for i, mark in enumerate(short) if mark != long[i]), len(short))
    return short[at:] == long[at + 1 :]
