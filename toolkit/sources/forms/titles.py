"""The unit that only the form's title names: 淄博市实验小学报名表, …报名表（淄博市实验小学）."""

import re
from functools import cache

from toolkit.model.said import Said
from toolkit.sources.grids.grid import Grid
from toolkit.sources.mail.words import words

_LIST = r"(?:参赛|报名|参赛报名|运动员|棋手|队员|选手)*(?:报名|登记|汇总|情况)*(?:表|单|名单)"
_LOOKED_AT = 6  # rows from the top


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    """Only wordings in which the name can't be the organiser's or a part of the event's name."""
    endings = "|".join(sorted(map(re.escape, words().unit.endings), key=len, reverse=True))
    event = r"赛|杯|规程|通知"
    name = rf"((?:(?!{event}|代表队)[\u4e00-\u9fff·A-Za-z0-9]){{1,26}}(?:{endings}))"
    return (
        re.compile(rf"{name}(?:代表队)?{_LIST}"),
        re.compile(rf"{name}(?:代表队)?(?:关于)?(?:参加|参赛).*{_LIST}"),
        re.compile(rf".*{_LIST}[-—－:：(（【\s]+{name}(?:代表队)?[)）】]?"),
    )


def unit_in_title(grid: Grid, top: int) -> Said | None:
    """The unit named by a title above row `top`, which stands alone in its row."""
    for row in range(min(top, _LOOKED_AT)):
        cells = grid.distinct(row)
        if len(cells) != 1:
            continue
        text = re.sub(r"\s+", "", cells[0][1])
        for pattern in _patterns():
            if found := pattern.fullmatch(text):
                return Said(found[1], grid.where(row, cells[0][0]))
    return None
