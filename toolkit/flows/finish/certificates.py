"""5内部/奖状.xlsx: a certificate for every award that has one, on the organiser's own blank."""

import msgspec

from toolkit import __version__
from toolkit.flows.desk import Desk
from toolkit.flows.stamps import stamp
from toolkit.model.award import Award
from toolkit.rules.schema import Regulation
from toolkit.store.files import write_atomic
from toolkit.store.folder import INTERNAL, REGULATION
from toolkit.workbooks.certificate import Certificate, blank_certificate, fill_certificates

BOOK = f"{INTERNAL}/奖状.xlsx"
BLANK = f"{REGULATION}/模板/奖状.xlsx"
_WORDS = ("证书", "奖状")


def write_certificates(desk: Desk) -> list[str]:
    """Fills the newest published prizes in; the lines say where, or what the blank lacks.

    The blank is put into 规程/模板 once; afterwards it is the organiser's.
    """
    versions = desk.state.finish.prizes
    if not versions:
        return []
    newest = versions[-1]
    made = stamp(desk, seq=newest.seq, at=newest.at)
    path = desk.event / BLANK
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomic(path, blank_certificate(made))
    wanted = [
        certificate_of(award, desk.regulation)
        for award in newest.fact.awards
        if not award.waits and any(word in item for item in award.items for word in _WORDS)
    ]
    if not wanted:
        return []
    blank = path.read_bytes()
    filled = fill_certificates(blank, wanted)
    if isinstance(filled, str):
        return [filled]
    made_of = msgspec.json.encode((__version__, wanted)) + blank
    desk.outputs.make(BOOK, made_of, lambda: filled)
    return [f"奖状 {len(wanted)} 张：{BOOK}（样子在 {BLANK} 里改）"]


def certificate_of(award: Award, regulation: Regulation) -> Certificate:
    """What stands on it; a place in words, another award by its name."""
    place = "冠军" if award.place == 1 else f"第{award.place}名"
    what = award.list if award.kind == "chosen" else f"{award.list}{place}"
    day = regulation.dates.play.last
    return Certificate(
        {
            "姓名": award.name,
            "单位": award.unit if award.unit != award.name else "",
            "赛事": f"在{regulation.name}中获得",
            "组别": award.section,
            "奖项": what.removeprefix(award.section).strip(),
            "落款": regulation.organiser,
            "日期": f"{day.year}年{day.month}月{day.day}日",
        }
    )
