"""Zip archives and winmail.dat: everything out, bombs refused, damage said."""

import io
import zipfile

import pytest

from tests.sources.mail.build import tnef, zipped
from toolkit.model.message import Via
from toolkit.sources.mail import containers
from toolkit.sources.mail.containers import open_tnef, open_zip


def test_nested_zips_up_to_a_depth() -> None:
    inner = b"form"
    for level in range(3):
        inner = zipped({f"{level}.zip" if level else "a.xlsx": inner})
    opened = open_zip(inner, "a.zip")
    assert [(f.name, f.content, f.via) for f in opened.files] == [("a.xlsx", b"form", Via.ZIP)]
    deeper = open_zip(zipped({"4.zip": zipped({"3.zip": inner})}), "a.zip")
    assert deeper.files == ()
    assert [p.code for p in deeper.problems] == ["F001"]


def test_bombs_are_refused_and_their_neighbours_kept() -> None:
    opened = open_zip(zipped({"bomb.xlsx": bytes(50_000_000), "a.xlsx": b"form"}), "a.zip")
    assert [f.name for f in opened.files] == ["a.xlsx"]
    assert [p.detail["file"] for p in opened.problems] == ["a.zip>bomb.xlsx"]
    assert not opened.whole


def test_all_members_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(containers, "TOTAL_LIMIT", 1000)
    inner = zipped({"c.xlsx": b"c" * 600})
    opened = open_zip(zipped({"a.xlsx": b"a" * 500, "b.zip": inner}), "a.zip")
    assert [f.name for f in opened.files] == ["a.xlsx"]
    assert not opened.whole


def test_too_many_members() -> None:
    opened = open_zip(zipped({f"{n}.xlsx": b"x" for n in range(250)}), "a.zip")
    assert len(opened.files) == 200
    assert not opened.whole


def test_locked_members_are_reported_as_encrypted() -> None:
    raw = bytearray(zipped({"a.xlsx": b"form"}))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        raw[raw.index(mark) + offset] |= 1
    assert [p.code for p in open_zip(bytes(raw), "a.zip").problems] == ["F002"]


def test_damage_is_a_problem() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("a.xlsx", b"form" * 100)
    raw = buffer.getvalue()
    for broken in (raw[:50], raw[:-10], raw.replace(b"form", b"farm"), b"PK\x03\x04", b""):
        opened = open_zip(broken, "a.zip")
        assert [p.code for p in opened.problems] == ["F001"]
        assert not opened.whole


def test_a_zip_that_lost_its_end_is_not_taken_for_the_last_zip_inside() -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:  # stored: the inner directory lies bare
        archive.writestr("a.xlsx", b"form")
        archive.writestr("b.zip", zipped({"c.xlsx": b"c"}))
    whole = buffer.getvalue()
    cut = whole[: whole.index(b"PK\x05\x06") + 22]
    opened = open_zip(cut, "a.zip")
    assert ([p.code for p in opened.problems], opened.files) == (["F001"], ())


def test_winmail_names_keep_rare_characters() -> None:
    name = "镕喆堃.xlsx"
    opened = open_tnef(tnef([(name.encode("gbk"), b"form"), (b"", b"other")]), "winmail.dat")
    assert [(f.name, f.content) for f in opened.files] == [(name, b"form"), ("", b"other")]
    assert opened.whole


def test_damaged_winmail_is_a_problem() -> None:
    whole = tnef([(b"a.xlsx", b"form" * 50)])
    for broken in (whole[:4], b"\x78\x9f\x3e\x22", whole[:9] + b"\xff" * 40):
        opened = open_tnef(broken, "winmail.dat")
        assert opened.problems or not opened.files
