import io

import py7zr
import pytest

from tests.sources.surgery import zipped
from toolkit.sources.files import archives
from toolkit.sources.files.archives import open_archive
from toolkit.sources.files.unreadable import Unreadable

MEMBERS = {"报名/甲队.xlsx": b"one", "~$甲队.xlsx": b"x", "__MACOSX/._a": b"x", "公章.png": b"two"}


def seven(members: dict[str, bytes], password: str | None = None) -> bytes:
    made = io.BytesIO()
    with py7zr.SevenZipFile(made, "w", password=password) as archive:
        for name, data in members.items():
            archive.writestr(data, name)
    return made.getvalue()


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("zip", zipped(MEMBERS)),
        ("zip", zipped(MEMBERS, cp="gb18030")),
        ("7z", seven(MEMBERS)),
    ],
    ids=["zip", "zip gbk", "7z"],
)
def test_members_without_litter(kind: str, data: bytes) -> None:
    opened = open_archive(data, kind, "a." + kind)
    assert sorted(m.name.rpartition("/")[2] for m in opened.members) == ["公章.png", "甲队.xlsx"]
    assert {m.data for m in opened.members} == {b"one", b"two"}
    assert opened.problems == ()


def verdict(data: bytes, kind: str) -> str:
    with pytest.raises(Unreadable) as caught:
        open_archive(data, kind, "a." + kind)
    return caught.value.problem.code


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("zip", zipped(MEMBERS)[:60], "F001"),
        ("7z", seven(MEMBERS)[:60], "F001"),
        ("7z", seven(MEMBERS, "secret"), "F002"),
        ("rar", b"Rar!\x1a\x07\x01\0 nothing", "F001"),
    ],
    ids=["cut zip", "cut 7z", "locked 7z", "no rar"],  # a 7z differs from run to run
)
def test_what_does_not_open(kind: str, data: bytes, code: str) -> None:
    assert verdict(data, kind) == code


def test_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MEMBER_LIMIT", 2)
    assert verdict(seven(MEMBERS), "7z") == "F001"
