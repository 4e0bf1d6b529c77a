"""Lists as files: plain, zipped, several in one zip, damaged."""

import hashlib
import zipfile
from pathlib import Path

from bench.ratings import write_list, write_national
from tests.sources.lists import single
from toolkit.model.lists import Wanted
from toolkit.sources.ratings import NotRead, ReadList, read_ratings

WHOM = Wanted(frozenset({"1503014"}), frozenset({"王伟"}), frozenset({"wangwei"}))


def only(found: list[ReadList | NotRead]) -> ReadList:
    (one,) = found
    assert isinstance(one, ReadList), one
    return one


def test_a_plain_list_with_the_digest_of_the_file(tmp_path: Path) -> None:
    path = single(tmp_path / "standard_dec19frl.txt")
    found = only(read_ratings(path, WHOM))
    assert found.sha256 == hashlib.sha256(path.read_bytes()).hexdigest()
    assert (found.list, found.month, found.speed, found.size) == ("FIDE", "2019-12", "standard", 4)
    assert [player.id for player in found.players] == ["8600001", "8600002", "1503014"]


def test_a_zip_with_two_lists(tmp_path: Path) -> None:
    path = tmp_path / "lists.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(single(tmp_path / "standard_dec19frl.txt"), "standard_dec19frl.txt")
        archive.write(single(tmp_path / "b.txt", month="JAN20"), "rapid_jan20frl.txt")
        archive.writestr("readme.htm", "…")
    found = [found for found in read_ratings(path, WHOM) if isinstance(found, ReadList)]
    assert [(f.file, f.month, f.speed) for f in found] == [
        ("lists.zip>standard_dec19frl.txt", "2019-12", "standard"),
        ("lists.zip>rapid_jan20frl.txt", "2020-01", "rapid"),
    ]


def test_the_combined_list_takes_its_month_from_the_name(tmp_path: Path) -> None:
    path = tmp_path / "players_list_foa_2019-12.txt"
    write_list(path, 50, combined=True)
    found = only(read_ratings(path, WHOM))
    assert (found.month, found.speed, found.size) == ("2019-12", "all", 50)


def test_a_national_list(tmp_path: Path) -> None:
    path = tmp_path / "国内等级分.xlsx"
    write_national(path, 60)
    found = only(read_ratings(path, WHOM))
    assert (found.list, found.month, found.size) == ("national", "2014-07", 60)


def test_what_cannot_be_read_says_why(tmp_path: Path) -> None:
    damaged = single(tmp_path / "a.txt").rename(tmp_path / "a.zip")
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(damaged, "a.txt")
    cut = tmp_path / "cut.zip"
    cut.write_bytes((tmp_path / "b.zip").read_bytes()[:-30])
    empty = tmp_path / "empty.zip"
    with zipfile.ZipFile(empty, "w") as archive:
        archive.writestr("a.xml", "…")
    text = tmp_path / "说明.txt"
    text.write_text("请看网站", "utf-8")
    book = tmp_path / "a.xlsx"
    book.write_bytes(b"PK\x03\x04 no workbook")
    for path in (cut, empty, text, book):
        (found,) = read_ratings(path, WHOM)
        assert isinstance(found, NotRead), path
        assert found.reason
