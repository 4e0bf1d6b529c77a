"""Runs every rule over everything it is about and completes what it saw to findings."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec.structs import replace

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.catalogue import RULES
from toolkit.checks.sections import fields
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Entry, Unit
from toolkit.model.finding import Finding, Severity
from toolkit.model.said import Said
from toolkit.values.text import squeeze

_MARK = 6


def findings(ground: Ground, families: str = "", rules: Iterable[Rule] = RULES) -> list[Finding]:
    """All findings, file by file and cell by cell. `families` limits them ("FP"; "" = all)."""
    wanted = [rule for rule in rules if not families or rule.code[0] in families]
    found = [finding for rule in wanted for finding in _of(ground, rule)]
    places = {paper.name: number for number, paper in enumerate(ground.roster.papers)}
    return sorted(
        found, key=lambda f: (f.unit, places.get(f.file, -1), f.code, f.where or "", f.key)
    )


def _of(ground: Ground, rule: Rule) -> Iterator[Finding]:
    if rule.about is About.PAPER:
        for paper in ground.roster.papers:
            yield from (_on_paper(ground, rule, paper, hit) for hit in rule.look(ground, paper))
    elif rule.about is About.UNIT:
        for unit in ground.roster.units:
            yield from (_on_unit(ground, rule, unit, hit) for hit in rule.look(ground, unit))
    elif rule.about is About.SECTION:
        for field in fields(ground):
            about = f"section:{field.section.name}"
            for hit in rule.look(ground, field):
                yield _finding(ground, rule, hit, hit.subject, about)
    elif rule.about is About.EVENT:
        for hit in rule.look(ground, None):
            yield _finding(ground, rule, hit, hit.subject, "event")
    elif rule.about is About.PLAYER:
        for unit in ground.roster.units:
            for entry in unit.entries:
                hits = rule.look(ground, entry)
                yield from (_on_player(ground, rule, unit, entry, hit) for hit in hits)


def _on_paper(ground: Ground, rule: Rule, paper: Paper, hit: Hit) -> Finding:
    about = paper.unit or f"file:{paper.sha256[:16]}"
    subject = hit.subject or paper.unit_name or paper.name
    found = _finding(ground, rule, hit, subject, about)
    return replace(found, file=paper.name, unit=paper.unit_name, unit_id=paper.unit)


def _on_unit(ground: Ground, rule: Rule, unit: Unit, hit: Hit) -> Finding:
    found = _finding(ground, rule, hit, hit.subject or unit.name or unit.form.file, unit.id)
    heading = (said for values in unit.form.heading.values() for said in values)
    found = replace(found, mark=_mark(hit, heading))
    if len(unit.forms) > 1 and not hit.entries:
        found = replace(found, where=None)  # a cell of which of its forms?
    return replace(found, file=unit.form.file, unit=unit.name, unit_id=unit.id)


def _on_player(ground: Ground, rule: Rule, unit: Unit, entry: Entry, hit: Hit) -> Finding:
    found = _finding(ground, rule, hit, hit.subject or entry.player.name or None, entry.id)
    return replace(
        found,
        file=entry.form.file,
        unit=unit.name,
        unit_id=unit.id,
        entries=(entry.id,),
        mark=_mark(hit, entry.player.said.said.values()),
    )


def _mark(hit: Hit, cells: Iterable[Said]) -> str:
    """Of what is stated: a decision holds only as long as this stays. Too short to tell a value."""
    here = next((said.text for said in cells if said.where == hit.where), "")
    value = squeeze(hit.stated or here)
    return sha256(value.encode()).hexdigest()[:_MARK] if value else ""


def _finding(ground: Ground, rule: Rule, hit: Hit, subject: str | None, about: str) -> Finding:
    return Finding(
        rule.code,
        hit.severity or _severity(ground, rule),
        hit.message,
        hit.where,
        subject,
        hit.clause,
        hit.remedy,
        entries=hit.entries,
        key=f"{about}/{hit.key}" if hit.key else about,
        evidence=hit.evidence,
    )


def _severity(ground: Ground, rule: Rule) -> Severity:
    """The code's own severity, unless the event's regulation weighs it otherwise."""
    changed = ground.regulation.severities if ground.regulation else ()
    return next((s.severity for s in changed if s.code == rule.code), rule.severity)
