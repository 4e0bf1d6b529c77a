import pytest

from tests.entered import form, mailed
from toolkit.entries.certificates import (
    CertificateLook,
    Held,
    certificates,
    possible,
    shows_something_else,
    stated_of,
)
from toolkit.entries.papers import Paper
from toolkit.entries.roster import Entry
from toolkit.model.certificate_facts import (
    AGREES,
    CERTIFICATE,
    DIFFERS,
    NEITHER,
    NO_CERTIFICATE,
    NOT_READ,
    RECEIPT,
    CertificateExamined,
    CertificateJudged,
    Certificates,
)
from toolkit.model.form import Picture

PLAYERS = (
    {"name": "吴二", "title": "一级棋士"},
    {"name": "郑三", "title": "无", "grade": "二级运动员"},
)


def entered(*names: str) -> tuple[Paper, tuple[Entry, ...]]:
    pictures = tuple(Picture("file", name, None, name) for name in names)
    roster = mailed(form(PLAYERS, pictures=pictures)).ground().roster
    return roster.papers[0], roster.units[0].entries


def look(name: str, *levels: str, whose: str = "", kind: str = CERTIFICATE) -> CertificateLook:
    paper, entries = entered(name)
    examined = CertificateExamined(name, paper.unit, kind, levels, whose)
    [found] = certificates(paper, entries, Certificates().after(examined))
    return found


@pytest.mark.parametrize(
    ("levels", "held"),
    [
        (("一级棋士",), Held.AGREES),
        (("候补棋协大师",), Held.HIGHER),
        (("二级棋士",), Held.LOWER),
        (("二级运动员",), Held.HIGHER),
        ((), Held.UNREADABLE),
        (("一级棋士", "二级棋士"), Held.UNREADABLE),
    ],
)
def test_the_level_is_held_against_what_the_form_states(
    levels: tuple[str, ...], held: Held
) -> None:
    assert look("吴二等级证.jpg", *levels).held is held


def test_the_ladder_of_the_certificate_decides_what_is_compared() -> None:
    assert look("郑三等级证.jpg", "二级运动员").held is Held.AGREES
    assert look("郑三等级证.jpg", "五级棋士").held is Held.HIGHER


def test_its_holder_is_whom_the_file_names_or_whose_name_was_read() -> None:
    assert look("吴二等级证.jpg", "一级棋士", whose="吴二").held is Held.AGREES
    assert look("吴二等级证.jpg", "一级棋士", whose="郑三").held is Held.OTHER_NAME
    assert look("等级证1.jpg", "一级棋士", whose="吴二").held is Held.AGREES
    assert look("等级证1.jpg", "一级棋士").held is Held.NOBODY
    assert look("等级证1.jpg", kind=NOT_READ).held is Held.UNSEEN


def test_a_picture_without_a_telling_name_counts_when_its_text_says_so() -> None:
    paper, entries = entered("IMG_1.jpg", "IMG_2.jpg", "公章.png")
    known = Certificates()
    for name, kind in (("IMG_1.jpg", CERTIFICATE), ("IMG_2.jpg", NEITHER), ("公章.png", RECEIPT)):
        known = known.after(CertificateExamined(name, paper.unit, kind, ("一级棋士",), "吴二"))
    [found] = certificates(paper, entries, known)
    assert found.picture.name == "IMG_1.jpg"
    pictures = paper.form.pictures if paper.form else ()
    told = [shows_something_else(picture, paper.unit, known) for picture in pictures]
    assert told == [True, False, True]
    assert [named for _, named in possible(paper)] == [False, False]


@pytest.mark.parametrize(
    ("verdict", "held"),
    [(AGREES, Held.AGREES), (DIFFERS, Held.REFUSED), (NO_CERTIFICATE, Held.NONE)],
)
def test_a_persons_word_counts_while_the_form_says_the_same(verdict: str, held: Held) -> None:
    paper, entries = entered("吴二等级证.jpg")
    known = Certificates().after(
        CertificateExamined("吴二等级证.jpg", paper.unit, CERTIFICATE, ("二级棋士",))
    )
    for stated, counts in (("吴二 一级棋士", held), ("吴二 二级棋士", Held.LOWER)):
        said = CertificateJudged("吴二等级证.jpg", paper.unit, verdict, stated=stated)
        [found] = certificates(paper, entries, known.after(said))
        assert found.held is counts


def test_what_is_stated_is_told_with_the_name() -> None:
    _, (first, second) = entered()
    assert stated_of(first, "二级棋士") == "吴二 一级棋士"
    assert stated_of(first, "二级运动员") == "吴二 没有填写等级"
    assert stated_of(second, "") == "郑三 二级运动员"
