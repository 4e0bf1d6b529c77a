"""`qisai book`: the programme book (秩序册) and, after play, the book of results (成绩册)."""

from collections.abc import Sequence
from functools import partial

import msgspec

from toolkit import __version__
from toolkit.flows.desk import Desk
from toolkit.flows.entry.affairs import absorb_affairs
from toolkit.flows.entry.meeting import write_meeting
from toolkit.flows.finish.badges import FOLDER, write_badges
from toolkit.flows.finish.certificates import write_certificates
from toolkit.flows.finish.closing import write_closing
from toolkit.flows.finish.filing import write_filing
from toolkit.flows.finish.program_book import program_chapters, program_cover, regulation_text
from toolkit.flows.finish.results_book import results_chapters, results_cover
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.stamps import stamp
from toolkit.layouts.chapters import Chapter, Cover
from toolkit.pages.chapters import TEMPLATE, chapters_pdf
from toolkit.pages.fonts import chinese_fonts
from toolkit.store.folder import PUBLIC
from toolkit.workbooks.book import Stamp
from toolkit.workbooks.chapters import chapter_book

PROGRAMME, RESULTS = f"{PUBLIC}/秩序册", f"{PUBLIC}/成绩册"


def book(desk: Desk, *, archive: bool = False) -> Outcome | Failure:
    """Writes both books as far as the event has got; `archive` = packages and index too."""
    if not desk.state.publications:
        return Failure("还没有公示名单，秩序册里没有人。", "请先运行 qisai publish。")
    affairs = absorb_affairs(desk, closing=True)
    write_meeting(desk)
    write_closing(desk)
    write_books(desk)
    certificates = write_certificates(desk)
    written = [name for name in (PROGRAMME, RESULTS) if (desk.event / f"{name}.xlsx").exists()]
    lines = [f"已写出 {name}.xlsx" + (" 和 .pdf" if chinese_fonts() else "") for name in written]
    if chinese_fonts():
        lines.append(f"证件（参赛证、台签）在 {FOLDER}；照片放进 1来件/资料/照片，以姓名命名。")
    else:
        lines.append("这台电脑没有中文字体，没有生成 PDF；可在 Excel 里另存为 PDF。")
    if not regulation_text(desk):
        lines.append("秩序册里没有规程全文：把规程存成 规程/原文.txt 再运行一次就有。")
    lines += certificates
    lines += affairs
    if archive:
        lines += write_filing(desk)
    if RESULTS not in written:
        lines.append("还没有名次，成绩册以后再出。")
    data = {"files": [f"{name}.xlsx" for name in written]}
    return Outcome((*lines, *desk.outputs.notes()), "核对后印发；改动后再运行一次即可。", data)


def write_books(desk: Desk) -> None:
    """The programme book from the publication on, the book of results from the first standing."""
    published = desk.state.publications[-1]
    frozen = [(state.seq, state.at) for state in desk.state.sections.values()]
    hall = desk.state.hall
    if hall.at:
        frozen.append((hall.seq, hall.at))
    seq, at = max([(published.seq, published.at), *frozen])
    made = stamp(desk, seq=seq, at=at)
    _write(desk, PROGRAMME, made, program_cover(desk), program_chapters(desk))
    write_badges(desk, made)
    chapters = results_chapters(desk)
    if chapters:
        _write(desk, RESULTS, _with_prizes(desk, made), results_cover(desk), chapters)


def _with_prizes(desk: Desk, made: Stamp) -> Stamp:
    """The stamp of a book that holds the prizes too, if they were published later."""
    prizes = desk.state.finish.prizes
    later = prizes and prizes[-1].seq > made.seq
    return stamp(desk, seq=prizes[-1].seq, at=prizes[-1].at) if later else made


def _write(desk: Desk, name: str, made: Stamp, cover: Cover, chapters: Sequence[Chapter]) -> None:
    desk.outputs.write(f"{name}.xlsx", chapter_book(made, cover, chapters))
    if fonts := chinese_fonts():
        made_of = msgspec.json.encode((__version__, fonts, made, cover, chapters))
        made_of += TEMPLATE.read_bytes()
        desk.outputs.make(
            f"{name}.pdf", made_of, partial(chapters_pdf, cover, chapters, made.created)
        )
