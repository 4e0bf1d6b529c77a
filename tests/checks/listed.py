"""Rating lists and the yearbook of a case, written line by line."""

from collections.abc import Iterable, Iterator
from datetime import date

from toolkit.entries.ratings import asked, wanted
from toolkit.entries.roster import Entry
from toolkit.model.list_facts import HonoursImported, RatingsImported
from toolkit.model.lists import Bar, Honour, Person, RatedPlayer

LIST_NAMES = {"国际": "FIDE", "国内": "national"}


class Listed:
    """What a case says of lists; they are read when everybody has entered."""

    def __init__(self) -> None:
        self._lists: list[tuple[str, str, list[RatedPlayer]]] = []
        self._honours: list[Honour] = []
        self._bars: list[Bar] = []

    def begin(self, which: str, month: str) -> None:
        """等级分表 国际 | 2019-12."""
        self._lists.append((LIST_NAMES[which], month, []))

    def line(self, said: dict[str, str]) -> None:
        """表上 编号=… | 姓名=… | 出生=… | 性别=… | 等级分=… | 称号=…, of the list last begun."""
        rating = said.get("等级分")
        self._lists[-1][2].append(
            RatedPlayer(
                said.get("编号", ""),
                said["姓名"],
                "CHN",
                said.get("性别", ""),
                said.get("出生", ""),
                said.get("称号", ""),
                int(rating) if rating else None,
            )
        )

    def honour(self, said: dict[str, str]) -> None:
        """名录 年份=… | 组别=… | 姓名=… (| 赛事 | 名次 | 等级, and who he is)."""
        self._honours.append(
            Honour(
                _person(said),
                int(said["年份"]),
                said["组别"],
                int(said.get("名次", "1")),
                said.get("赛事", ""),
                said.get("等级", ""),
                where="名录!E3",
            )
        )

    def bar(self, said: dict[str, str]) -> None:
        """禁赛 姓名=… | 从=… | 到=…."""
        days = (date.fromisoformat(said[word]) for word in ("从", "到"))
        self._bars.append(Bar(_person(said), *days, reason=said.get("原因", ""), where="禁赛!A3"))

    def facts(self, entries: Iterable[Entry]) -> Iterator[RatingsImported | HonoursImported]:
        """As `qisai ratings import` would note them."""
        words = asked(wanted(entries))
        for which, month, lines in self._lists:
            yield RatingsImported(which, month, "", "表.txt", 9, words, tuple(lines))
        if self._honours or self._bars:
            yield HonoursImported("", "历年名录.xlsx", tuple(self._honours), tuple(self._bars))


def _person(said: dict[str, str]) -> Person:
    return Person(
        said["姓名"],
        said.get("性别", ""),
        said.get("出生", ""),
        said.get("证件号码", ""),
        said.get("FIDE ID", ""),
    )
