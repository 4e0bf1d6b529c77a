"""What a new version of the prizes changes against the published one (更正)."""

from collections.abc import Iterator, Sequence

from toolkit.model.award import Award
from toolkit.model.record import Record


class Difference(Record, frozen=True):
    """One award that came, went or changed."""

    list: str
    name: str
    was: str
    now: str


def differences(old: Sequence[Award], new: Sequence[Award]) -> tuple[Difference, ...]:
    """In the order of the new list, then what fell away; equal awards say nothing."""
    before = {award.key: award for award in old}
    after = {award.key: award for award in new}
    return (*_changed(before, new), *_gone(after, old))


def _changed(
    before: dict[tuple[str, str, str], Award], new: Sequence[Award]
) -> Iterator[Difference]:
    for award in new:
        was = before.get(award.key)
        if was is None:
            yield Difference(award.list, award.name, "", said(award))
        elif said(was) != said(award):
            yield Difference(award.list, award.name, said(was), said(award))


def _gone(after: dict[tuple[str, str, str], Award], old: Sequence[Award]) -> Iterator[Difference]:
    for award in old:
        if award.key not in after:
            yield Difference(award.list, award.name, said(award), "")


def said(award: Award) -> str:
    """An award in a few words: 第 2 名 15000 元，奖牌和奖状."""
    if award.kind == "chosen":
        return award.list
    place = "追加奖金" if award.kind == "bonus" else f"第 {award.place} 名"
    shared = f"（{award.shared_by} 人并列）" if award.shared_by > 1 else ""
    amount = "奖金另定" if award.amount is None else f"{award.amount.brief()} 元"
    if award.amount is not None and not award.amount.fen and award.items:
        return "，".join((f"{place}{shared}", *award.items))
    return "，".join((f"{place}{shared} {amount}", *award.items))
