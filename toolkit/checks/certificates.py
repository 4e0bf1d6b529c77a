"""Family E: what the photos of title certificates (等级证照片) show beside what the form states."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.checks.levels import demanded, level_of
from toolkit.entries.certificates import CertificateLook, Held, certificates
from toolkit.entries.papers import Paper
from toolkit.entries.qualifying import known_person
from toolkit.entries.roster import Entry
from toolkit.entries.standing import Outcome, stand
from toolkit.model.finding import Severity
from toolkit.values.titles import GRADES

_SHEET = "请在 2填写/裁定.xlsx 的“等级证核对”里看图认定"
_DIFFERENCES = (Held.HIGHER, Held.LOWER, Held.OTHER_NAME, Held.REFUSED)
_DOUBTS = {
    Held.UNREADABLE: "看不清是什么等级",
    Held.NOBODY: "看不清是哪名棋手的",
}


def certificate_differs(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """等级证照片上的等级或姓名与填写的不同。

    规程以等级证书为唯一分组依据。读字可能有错：请在 2填写/裁定.xlsx 的“等级证核对”里看图认定。
    认定与填写不符的，请在“更正”里按证书改等级，或请对方改报；改过以后照证书判断组别（E002、E003）。
    English: the photo of a certificate shows another title or name than the form states.
    """
    for look in looks_of(ground, paper):
        entry = look.entry
        if entry and look.held in _DIFFERENCES:
            refused = look.held is Held.REFUSED
            yield Hit(
                f"等级证照片{_shown(look)}，填写的是“{look.stated}”"
                f"{'，人工认定不符' if refused else ''}。{_consequence(ground, look)}",
                entry.where("grade" if look.level in GRADES else "title"),
                "请在“更正”里按证书改，或请对方改报。" if refused else f"{_SHEET}。",
                ground.clause("certificate_photo", paper.kind),
                entry.player.name,
                look.picture.sha256[:16],
                (entry.id,),
                Severity.ERROR if refused else None,
                {"照片": look.picture.name},
            )


def certificate_unreadable(ground: Ground, paper: Paper) -> Iterator[Hit]:
    """等级证照片看不清等级，或看不清是谁的。

    请在 2填写/裁定.xlsx 的“等级证核对”里看图认定。看不清的请对方重拍，
    文件名写姓名（“张三等级证.jpg”）。
    English: no title, or no holder, can be read on the photo of a certificate.
    """
    for look in looks_of(ground, paper):
        if look.held in _DOUBTS:
            read = f"（读作“{'、'.join(look.examined.levels)}”）" if look.examined.levels else ""
            whose = f"{look.entry.player.name}的" if look.entry else ""
            yield Hit(
                f"{whose}等级证照片“{look.picture.name}”{_DOUBTS[look.held]}{read}。",
                look.picture.where,
                f"{_SHEET}；看不清的请对方重拍。",
                ground.clause("certificate_photo", paper.kind),
                look.entry.player.name if look.entry else None,
                look.picture.sha256[:16],
                (look.entry.id,) if look.entry else (),
            )


def looks_of(ground: Ground, paper: Paper) -> tuple[CertificateLook, ...]:
    """The certificates that came with a paper."""
    if not ground.state.certificates.examined or not paper.unit:
        return ()
    unit = next((unit for unit in ground.roster.units if unit.id == paper.unit), None)
    return certificates(paper, unit.entries, ground.state.certificates) if unit else ()


def _shown(look: CertificateLook) -> str:
    read = look.examined
    name = f"{read.name} " if look.seen is Held.OTHER_NAME else ""
    return f"上读作“{name}{look.level}”" if look.level else f"“{look.picture.name}”"


def _consequence(ground: Ground, look: CertificateLook) -> str:
    """What the certificate's own level means for the section that was entered."""
    entry, level = look.entry, look.level
    told = _outcome(ground, entry, level) if entry and level else None
    return f"按证书{told}。" if told else ""


def _outcome(ground: Ground, entry: Entry, held: str) -> str | None:
    regulation, level = ground.regulation, level_of(ground, entry)
    if regulation is None or level is None:
        return None
    person = known_person(entry, ground.state, regulation)
    changed = person._replace(grade=held) if held in GRADES else person._replace(title=held)
    words = {
        Outcome.BELOW: f"低于{level.name}的要求（{demanded(level)}，低级高报）",
        Outcome.ABOVE: f"高于{level.name}的上限（{demanded(level)}，高级低报）",
        Outcome.FITS: f"仍符合{level.name}",
    }
    return words.get(stand(changed, level, regulation).outcome)


RULES = (
    Rule("E020", Severity.WARNING, About.PAPER, certificate_differs),
    Rule("E021", Severity.WARNING, About.PAPER, certificate_unreadable),
)
