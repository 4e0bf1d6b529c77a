"""Files of a mail become attachments; what can't be opened is kept as it came."""

from tests.sources.mail.build import attached, letter, mail, tnef, workbook, zipped
from toolkit.model.message import Role, Via
from toolkit.sources.mail.containers import Packed
from toolkit.sources.mail.unpack import FILE_LIMIT, unpack

BOOK = workbook()


def test_containers_inside_containers() -> None:
    inner = attached(b"bm.zip", zipped({"报名表.xlsx": BOOK}))
    files, problems = unpack(
        [Packed("winmail.dat", tnef([(b"fw.eml", inner)]), Via.ATTACHMENT)], True
    )
    assert [(f.name, f.via, f.content) for f in files] == [("报名表.xlsx", Via.ZIP, BOOK)]
    assert problems == ()


def test_broken_containers_are_kept_whole() -> None:
    for name, content in (("a.zip", b"PK\x03\x04broken"), ("winmail.dat", b"\x78\x9f\x3e\x22")):
        files, _ = unpack([Packed(name, content, Via.ATTACHMENT)], False)
        assert [(f.name, f.content) for f in files] == [(name, content)]


def test_a_partly_readable_zip_is_kept_beside_its_members() -> None:
    raw = zipped({"报名表.xlsx": BOOK, "bomb.bin": bytes(40_000_000)})
    files, problems = unpack([Packed("a.zip", raw, Via.ATTACHMENT)], True)
    assert [(f.name, f.role) for f in files] == [("报名表.xlsx", Role.FORM), ("a.zip", Role.FORM)]
    assert [p.code for p in problems] == ["F001"]


def test_an_attached_mail_without_files_stays_a_file() -> None:
    files, _ = unpack([Packed("a.eml", mail(letter("x")), Via.ATTACHMENT)], False)
    assert [f.name for f in files] == ["a.eml"]


def test_nameless_files_get_a_name_by_kind_and_there_is_a_limit() -> None:
    files, _ = unpack([Packed("", BOOK, Via.ATTACHMENT)], True)
    assert files[0].name == "附件1.xlsx"
    many, problems = unpack([Packed("a", b"x", Via.ATTACHMENT)] * (FILE_LIMIT + 1), False)
    assert (len(many), [p.code for p in problems]) == (FILE_LIMIT, ["F001"])
