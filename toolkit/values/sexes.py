"""Sex (性别) as written on forms."""

import re

from toolkit.model.said import Said
from toolkit.model.verdict import Sex
from toolkit.values.text import squeeze, stated

_TICKED = re.compile(r"[☑✓✔√■●◉⊙]([男女])|([男女])[(\[]?[✓✔√]")
_TAIL = r"(?:[性子生孩士童]|选手|棋手)?"
_WORDS = (
    (Sex.MALE, re.compile(rf"男{_TAIL}|先生|m(?:ale)?|boy|man|♂", re.I)),
    (Sex.FEMALE, re.compile(rf"女{_TAIL}|f(?:emale)?|girl|woman|♀", re.I)),
)


def read_sex(said: Said | None) -> Sex | None:
    """The sex a cell states; None when it states none, or both (男/女 left as printed)."""
    text = squeeze(stated(said))
    if "男" in text and "女" in text:
        ticked = {mark for hit in _TICKED.findall(text) for mark in hit if mark}
        return Sex(ticked.pop()) if len(ticked) == 1 else None
    return next((sex for sex, word in _WORDS if word.fullmatch(text)), None)
