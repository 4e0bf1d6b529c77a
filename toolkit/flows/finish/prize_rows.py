"""From awards to the rows of the prize workbooks."""

from collections import Counter
from collections.abc import Iterator, Sequence

from toolkit.flows.finish_findings import Prizing
from toolkit.layouts.fill_in import FillRow
from toolkit.layouts.finish import BARRED_ROWS
from toolkit.layouts.listing import Listing
from toolkit.layouts.prize_list import Correction, ListHead, prize_listings
from toolkit.model.award import Award
from toolkit.model.money import ZERO, Money
from toolkit.prizes.changes import differences
from toolkit.prizes.contest import OpenPoint
from toolkit.prizes.fund import fund
from toolkit.prizes.items import needed, things
from toolkit.prizes.lists import PrizeList
from toolkit.prizes.payout import Transfer
from toolkit.prizes.points import ties_of
from toolkit.rules.prizes import Prizes
from toolkit.workbooks.ceremony_book import CallRow, ThingRow
from toolkit.workbooks.fund_sheets import FundContent, ReachRow, TableRow


def published_lists(prizing: Prizing) -> tuple[Listing, ...]:
    """The newest version of the public table, list by list; prizes were published."""
    versions, regulation = prizing.state.finish.prizes, prizing.regulation
    edition = f"；公布于 {versions[-1].at:%Y-%m-%d %H:%M}"
    if len(versions) > 1:
        edition += f"，第 {len(versions)} 版"
    return prize_listings(
        regulation.short, edition, taxed(regulation.prizes), heads(prizing),
        versions[-1].fact.awards, corrections(prizing),
    )  # fmt: skip


def taxed(rules: Prizes) -> str:
    """税前 or 税后, as the table's heading says."""
    return "税后" if rules.tax and rules.tax.stated == "after_tax" else "税前"


def heads(prizing: Prizing) -> list[ListHead]:
    """What stands above each list of the public table."""
    awards = prizing.awarded.awards
    return [
        ListHead(
            one.name, one.clause, one.size, one.honoured, bool(one.pays) or one.later,
            any(a.kind == "bonus" for a in awards if a.list == one.name),
            sum(bool(a.waits) for a in awards if a.list == one.name),
            (*one.remarks, *_barred_words(prizing, one)),
        )
        for one in prizing.awarded.lists
    ]  # fmt: skip


def _barred_words(prizing: Prizing, one: PrizeList) -> list[str]:
    """That somebody was barred, without his name: the list hangs on a wall."""
    fields = [f for f in prizing.contest.fields if one.section in ("", f.section)]
    out = [p for f in fields for p in f.players if p.key in prizing.given.barred]
    return [f"取消获奖 {len(out)} 人，后面的名次递补。"] if out else []


def corrections(prizing: Prizing) -> tuple[Correction, ...]:
    """What the newest published version changes against the one before."""
    versions = prizing.state.finish.prizes
    if len(versions) < 2:
        return ()
    found = differences(versions[-2].fact.awards, versions[-1].fact.awards)
    return tuple(Correction(d.list, d.name, d.was, d.now) for d in found)


def calls(prizing: Prizing) -> list[CallRow]:
    """In order of the ceremony: chosen ones, then from the last list up, champions at the end."""
    awards = prizing.awarded.awards
    messages = {point.key: point for point in prizing.awarded.points}
    order = {one.name: -n for n, one in enumerate(prizing.awarded.lists)}
    places = [a for a in awards if a.kind != "bonus"]
    places.sort(key=lambda a: (a.kind != "chosen", order.get(a.list, 0), -a.place))
    return [_call(award, awards, messages) for award in places]


def _call(award: Award, awards: Sequence[Award], points: dict[str, OpenPoint]) -> CallRow:
    extra = [
        a for a in awards if a.kind == "bonus" and (a.list, a.winner) == (award.list, award.winner)
    ]
    waits = next((a.waits for a in (award, *extra) if a.waits), "")
    point = points.get(waits)
    place = "" if award.kind == "chosen" else f"第 {award.place} 名"
    return CallRow(
        award.list, place + ("（并列）" if award.shared_by > 1 else ""), award.name, award.unit,
        "、".join(award.items), award.amount if award.amount and award.amount.fen else None,
        sum((a.amount or ZERO for a in extra), ZERO),
        f"{point.code} {point.subject}" if point else "",
    )  # fmt: skip


def thing_rows(prizing: Prizing, companions: int) -> list[ThingRow]:
    """Cups, medals and papers by list and place; souvenirs for players and companions."""
    counts: Counter[tuple[str, str]] = Counter()
    for (thing, name, _), count in needed(prizing.awarded.awards).items():
        counts[thing, name] += count
    rows = [ThingRow(thing, name, count) for (thing, name), count in counts.items()]
    players = sum(len(field.players) for field in prizing.contest.fields)
    for award in prizing.regulation.prizes.awards:
        if award.to in ("player", "companion"):
            whose = "每名棋手 1 份" if award.to == "player" else "每名随行 1 份"
            count = players if award.to == "player" else companions
            rows += [ThingRow(thing, whose, count) for thing in things(award.what)]
    return rows


def fund_content(prizing: Prizing) -> FundContent:
    """What is given, against what the regulation declares."""
    regulation, awards = prizing.regulation, prizing.awarded.awards
    found = fund(regulation)
    lists = tuple(
        (one.name, _sum(a for a in awards if a.list == one.name)) for one in prizing.awarded.lists
    )
    return FundContent(
        tuple((name, amount) for name, amount in lists if amount.fen),
        _sum(a for a in awards if a.waits),
        tuple(
            TableRow(table.name, row.first, row.last, row.amount)
            for table in regulation.prizes.tables
            for row in table.paid
        ),
        tuple(found.depths),
        tuple(found.bonuses.items()),
        tuple(ReachRow(r.table, r.players, r.places, r.yuan) for r in found.reachable),
        found.players if found.depths else None,
        found.declared,
    )


def _sum(awards: Iterator[Award]) -> Money:
    return sum((award.amount or ZERO for award in awards), ZERO)


def later_rows(prizing: Prizing) -> list[FillRow]:
    """One row a place of each list whose money is set later."""
    tables = {t.name for t in prizing.regulation.prizes.tables if t.amounts_later}
    return [
        FillRow(f"{one.name}|{place}", {"list": one.name, "place": f"{place}"})
        for one in prizing.awarded.lists
        if one.table in tables
        for place in range(1, min(one.honoured, len(one.order)) + 1)
    ]


def lot_rows(prizing: Prizing) -> list[FillRow]:
    """One row a player of each tie that prizes hang on."""
    found = {}
    for group in ties_of(prizing.awarded.lists, prizing.regulation):
        for player in group:
            tie = f"{player.field or '团体'}第 {player.place} 名起 {len(group)} 人"
            found[player.key] = FillRow(
                player.key, {"tie": tie, "name": player.name, "unit": player.unit}
            )
    return list(found.values())


def chosen_rows(prizing: Prizing) -> list[FillRow]:
    """One row an award by choice."""
    return [
        FillRow(rule.what, {"what": rule.what, "clause": rule.clause})
        for rule in prizing.regulation.prizes.awards
        if rule.to == "chosen"
    ]


def barred_rows() -> list[FillRow]:
    """Empty rows for those who get no prize."""
    return [FillRow(f"{n}", {"row": f"{n}"}) for n in range(1, BARRED_ROWS + 1)]


def account_rows(transfers: Sequence[Transfer]) -> list[FillRow]:
    """One row a payee."""
    return [
        FillRow(
            one.payee,
            {
                "name": one.taker, "unit": one.unit, "awards": "，".join(one.awards),
                "net": f"{one.net}",
            },
        )
        for one in transfers
    ]  # fmt: skip
