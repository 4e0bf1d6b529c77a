"""Facts about lists that were read (名单): ratings, honours and bars."""

from toolkit.model.fact import Fact
from toolkit.model.lists import Bar, Honour, RatedPlayer


class RatingsImported(Fact, frozen=True, tag="ratings_imported"):
    """A rating list was read: what it says of those who were entered, and of nobody else.

    `asked` = the numbers and names that were looked for; who entered later is not among them.
    `speed` = which ratings the file holds: standard, rapid, blitz or all. `size` = its lines.
    """

    list: str  # FIDE or national, as regulations name it
    month: str  # 2019-12
    sha256: str
    name: str
    size: int
    asked: tuple[str, ...] = ()
    players: tuple[RatedPlayer, ...] = ()
    speed: str = "all"


class HonoursImported(Fact, frozen=True, tag="honours_imported"):
    """A workbook of honours and bars (历年名录) was read; it replaces an older one of its name."""

    sha256: str
    name: str
    honours: tuple[Honour, ...] = ()
    bars: tuple[Bar, ...] = ()
