"""Small invented fields and prize rules, where a case file would hide what matters."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from tests.regulations import regulation
from toolkit.prizes.contest import Contender, Contest, Field
from toolkit.rules.prizes import Prizes, PrizeTable, Sharing, Stacking
from toolkit.rules.schema import Regulation

SECTION = "公开组"
GROUPS = ("名次", "女子")


def table(group: str, *amounts: int, sex: str = "") -> PrizeTable:
    name = "个人" if group == "名次" else group
    return PrizeTable(
        clause="六", name=name, group=group, levels=(SECTION,), amounts=amounts,
        sex=sex,  # type: ignore[arg-type]
    )  # fmt: skip


def stacking(keep: str = "higher", *, down: bool = False, quote: str = "只领一项") -> Stacking:
    return Stacking(
        clause="八", between=GROUPS, keep=keep, passes_down=down, quote=quote,  # type: ignore[arg-type]
    )  # fmt: skip


@cache
def _rules() -> Regulation:
    return regulation("yunxi-2026")


def rules(
    *tables: PrizeTable, stack: Stacking | None = None, sharing: Sharing | None = None
) -> Regulation:
    """Yunxi's regulation with other prizes."""
    kept = (stack,) if stack else ()
    return replace(_rules(), prizes=Prizes(tables=tables, stacking=kept, sharing=sharing))


def contest(names: Iterable[str], places: Iterable[int] | None = None) -> Contest:
    """One section; whose name begins with W is a woman. Without places all stand apart."""
    people = list(names)
    stands = list(places) if places is not None else list(range(1, len(people) + 1))
    players = tuple(
        Contender(
            name, name, place, number=n, field=SECTION, own=SECTION,
            sex="女" if name.startswith("W") else "男",
        )
        for n, (name, place) in enumerate(zip(people, stands, strict=True), 1)
    )  # fmt: skip
    return Contest((Field(SECTION, players, len(players)),))
