"""Names of units (单位名称): shown as written, compared by a key.

国际象棋 and 象棋 are two games: 淄博市象棋协会 is never 淄博市国际象棋协会, alike as they look.
"""

import re
from functools import lru_cache

from toolkit.model.said import Said
from toolkit.values.names import plain_name
from toolkit.values.text import says_nothing, simplified, squeeze, stated

_LABEL = re.compile(r"^(?:参赛|报名|代表|所在)?(?:单位|队|代表队)(?:名称|全称)?\s*[:：]\s*")
_STAMP = re.compile(r"\s*[(（\[【]?\s*(?:加?盖?公?章|盖章处|公章)\s*[)）\]】]?\s*$")
_UNKEYED = re.compile(r"[^\w]|_")
_CHESS = "国际象棋"
_XIANGQI = re.compile(r"(?<!国际)象棋")


def read_unit(said: Said | None) -> str:
    """The unit's name without label, remark about the seal and blanks between Han characters."""
    text = plain_name(stated(said))
    text = _STAMP.sub("", _LABEL.sub("", text)).strip()
    return "" if says_nothing(squeeze(text)) else text


@lru_cache(maxsize=4096)
def unit_key(name: str) -> str:
    """What two spellings of one name share: letters and digits only, simplified, one case."""
    return simplified(_UNKEYED.sub("", squeeze(name)).casefold())


def same_game(name: str, other: str) -> bool:
    """False when one name speaks of chess (国际象棋) and the other of xiangqi (象棋) alone."""
    key, other_key = unit_key(name), unit_key(other)
    chess, xiangqi = _CHESS in key, _XIANGQI.search(key) is not None
    other_chess, other_xiangqi = _CHESS in other_key, _XIANGQI.search(other_key) is not None
    return not (
        (chess and not xiangqi and other_xiangqi and not other_chess)
        or (other_chess and not other_xiangqi and xiangqi and not chess)
    )


def names_unit(text: str, unit: str) -> bool:
    """Whether a file name, seal or remark carries the unit's whole name."""
    key = unit_key(unit)
    return bool(key) and key in unit_key(text) and same_game(text, unit)
