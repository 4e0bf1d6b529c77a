"""Holds the data of a regulation against its own text (核对规程数据与原文).

Every phrase must be found within its clause, one occurrence each; every number of the text must
lie in a phrase that was found or in a passage that the data says it leaves out; every number of
the data must stand in its own phrase or in its reading.
"""

from collections.abc import Iterator

import msgspec

from toolkit.model.finding import Finding, Severity
from toolkit.model.record import Record
from toolkit.rules.audit_boundaries import boundary_findings
from toolkit.rules.audit_calendar import calendar_findings
from toolkit.rules.audit_complete import completeness_findings
from toolkit.rules.audit_coverage import coverage_findings
from toolkit.rules.audit_figures import figure_findings
from toolkit.rules.audit_prizes import prize_findings
from toolkit.rules.audit_sections import section_findings
from toolkit.rules.claims import Claim, claims
from toolkit.rules.notes import Unmodelled
from toolkit.rules.numbers import amounts
from toolkit.rules.schema import Regulation
from toolkit.rules.text import Region, Source, occurrences, parse, regions


class Missing(Record, frozen=True):
    """A phrase that does not stand in its clause, or stands there less often than it is used."""

    key: str
    clause: str
    quote: str


class Unclaimed(Record, frozen=True):
    """A number of the text that no data accounts for."""

    text: str
    line: int


class Audit(Record, frozen=True):
    """What came of it. `found` and `claimed` count phrases and numbers."""

    found: int
    missing: tuple[Missing, ...]
    claimed: int
    unclaimed: tuple[Unclaimed, ...]
    findings: tuple[Finding, ...]

    @property
    def clean(self) -> bool:
        """Whether data and text agree."""
        return not self.missing and not self.unclaimed


def audit(regulation: Regulation, text: str) -> Audit:
    """Data against text."""
    return _audit(regulation, claims(regulation), regulation.unmodelled, text)


def audit_supplement(base: Regulation, merged: Regulation, title: str, text: str) -> Audit:
    """What a supplement changed, against its own text. Clauses of it begin with its title."""
    before = {need.key: need.value for claim in claims(base) for need in claim.needs}
    made = tuple(
        claim._replace(
            clause=claim.clause.removeprefix(f"{title} "),
            needs=tuple(n for n in claim.needs if before.get(n.key) != n.value),
        )
        for claim in claims(merged)
        if claim.clause.startswith(f"{title} ")
    )
    unmodelled = tuple(
        msgspec.structs.replace(one, clause=one.clause.removeprefix(f"{title} "))
        for one in merged.unmodelled
        if one.clause.startswith(f"{title} ")
    )
    return _audit(merged, made, unmodelled, text)


def _audit(
    regulation: Regulation, made: tuple[Claim, ...], unmodelled: tuple[Unmodelled, ...], text: str
) -> Audit:
    source = parse(text)
    found, missing = _match(made, source)
    left_out, lost = _left_out(unmodelled, source)
    covered = _mask(source, [*found, *left_out])
    counted = [a for a in amounts(source.flat, source.labels) if a.start >= source.body]
    unclaimed = tuple(
        Unclaimed(a.text, source.line(a.start))
        for a in counted
        if not all(covered[a.start : a.end])
    )
    findings = (
        *figure_findings(regulation, made),
        *coverage_findings(source, covered),
        *_clauses(made, source),
        *_rooms(regulation, source),
        *_of_the_data(regulation),
    )
    return Audit(len(found), (*missing, *lost), len(counted) - len(unclaimed), unclaimed, findings)


def findings_without_text(regulation: Regulation) -> tuple[Finding, ...]:
    """What can be said about the data alone: sums, boundaries, days, sections, own phrases."""
    return (*figure_findings(regulation, claims(regulation)), *_of_the_data(regulation))


def _of_the_data(regulation: Regulation) -> Iterator[Finding]:
    yield from completeness_findings(regulation)
    yield from calendar_findings(regulation)
    yield from section_findings(regulation)
    yield from boundary_findings(regulation)
    yield from prize_findings(regulation)


def _clauses(made: tuple[Claim, ...], source: Source) -> Iterator[Finding]:
    """F035: a rule that has no phrase must at least stand in a clause that exists."""
    for claim in made:
        if not claim.phrases and not regions(source, claim.clause):
            yield Finding(
                "F035",
                Severity.ERROR,
                f"原文没有条款“{claim.clause}”。",
                subject=claim.key,
                clause=claim.clause,
                remedy="请核对条款号，例：十三(一)4。",
            )


def _rooms(regulation: Regulation, source: Source) -> Iterator[Finding]:
    """F034 for a kind of room that the text names and no hotel has."""
    known = {n for h in regulation.hotels for r in h.rooms for n in (r.name, *r.aliases)}
    for kind in ("标准间", "大床", "单人间", "三人间", "套房"):
        if kind in source.flat and not any(kind in name for name in known):
            message = f"原文有“{kind}”，数据里没有这种房型。"
            yield Finding("F034", Severity.WARNING, message, subject="hotels")


def _match(made: tuple[Claim, ...], source: Source) -> tuple[list[Region], list[Missing]]:
    """Each phrase takes one occurrence in its clause: a fresh one, else one that only overlaps."""
    taken: set[Region] = set()
    mask = bytearray(len(source.flat))
    missing = []
    for claim in made:
        for phrase in claim.phrases:
            places = [o for o in occurrences(source, phrase, claim.clause) if o not in taken]
            fresh = (o for o in places if not any(mask[o[0] : o[1]]))
            place = next(fresh, places[0] if places else None)
            if place is None:
                missing.append(Missing(claim.key, claim.clause, phrase))
            else:
                taken.add(place)
                mask[place[0] : place[1]] = b"\1" * (place[1] - place[0])
    return sorted(taken), missing


def _mask(source: Source, regions: list[Region]) -> bytearray:
    """Character by character, whether something accounts for it."""
    mask = bytearray(len(source.flat))
    for start, end in regions:
        mask[start:end] = b"\1" * (end - start)
    return mask


def _left_out(
    unmodelled: tuple[Unmodelled, ...], source: Source
) -> tuple[list[Region], list[Missing]]:
    """The passages that `[[unmodelled]]` names: a clause, a phrase, or from phrase to phrase."""
    found: list[Region] = []
    lost = []
    for index, entry in enumerate(unmodelled):
        if not entry.quote:
            places = regions(source, entry.clause)
        else:
            first = next(iter(occurrences(source, entry.quote, entry.clause)), None)
            last = first
            if first and entry.until:
                ends = occurrences(source, entry.until, entry.clause)
                last = next((end for end in ends if end[0] >= first[0]), None)
            places = ((first[0], last[1]),) if first and last else ()
        found += places
        if not places:
            lost.append(Missing(f"unmodelled[{index}]", entry.clause, entry.until or entry.quote))
    return found, lost
