"""The sample event: its files can be made again, and `check` finds what was planted, no more."""

import io
import zipfile
import zlib
from collections import Counter
from email import message_from_bytes
from pathlib import Path

import pytest

from bench.precision import Found, checked, differences, truth
from samples.zibo_2020.make import make
from toolkit.assets import sample

AGAIN = "make it anew with `python -m samples.zibo_2020` and look at what changed"
MOST = 3_000_000  # bytes of all files
# How the committed files were packed: other systems and builds of zlib pack the same otherwise.
PACKED = 987, 1842322370


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    return make().files


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> list[Found]:
    return checked(tmp_path_factory.mktemp("event") / "event", sample("zibo-2020", "来件"))


def committed() -> dict[str, bytes]:
    root = sample("zibo-2020")
    folders = ("来件", "来件-公示后")
    files = [path for folder in folders for path in (root / folder).iterdir()]
    files.append(root / "truth.json")
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


def packing() -> tuple[int, int]:
    """Length and checksum of a small archive as this machine makes it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        text = " ".join(map(str, range(500)))
        archive.writestr(zipfile.ZipInfo("a", (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
    return len(out.getvalue()), zlib.crc32(out.getvalue())


def test_the_files_are_those_that_the_generator_makes(made: dict[str, bytes]) -> None:
    there = committed()
    assert made.keys() == there.keys(), AGAIN
    same = bytes if packing() == PACKED else unpacked
    assert not [name for name in made if same(made[name]) != same(there[name])], AGAIN


def test_unpacking_compares_what_is_inside(made: dict[str, bytes]) -> None:
    """Else the comparison on machines that pack otherwise could not fail."""
    zips = next(data for name, data in made.items() if "星汉棋校" in name)
    assert "<worksheet" in str(unpacked(zips))
    assert b"<worksheet" not in zips


def test_the_sample_is_small_and_rich(made: dict[str, bytes]) -> None:
    planted = truth()
    assert sum(map(len, made.values())) < MOST
    assert len(planted) >= 40
    assert len({fault.code for fault in planted}) >= 25
    assert {fault.code[0] for fault in planted} >= set("FSUPETR")


def test_every_planted_fault_is_found_and_nothing_else(found: list[Found]) -> None:
    missed, surplus = differences(found, truth() + truth("expected"))
    assert not missed
    assert not surplus


def test_a_difference_is_noticed(found: list[Found]) -> None:
    """Else the test above could not fail."""
    other = found[0]._replace(where="报名表!Z99")
    missed, surplus = differences([*found[1:], other], found)
    assert (missed, surplus) == ([found[0]], [other])


def unpacked(data: bytes) -> object:
    """What a mail or workbook holds, whatever packed it."""
    if data[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return Counter((i.filename, str(unpacked(archive.read(i)))) for i in archive.infolist())
    if not data.startswith(b"Received:"):
        return data
    mail = message_from_bytes(data)
    parts = [part.get_payload(decode=True) for part in mail.walk() if not part.is_multipart()]
    heads = [str(part.items()) for part in mail.walk()]
    return heads, [unpacked(part) if isinstance(part, bytes) else part for part in parts]


def test_the_readme_says_what_lies_there() -> None:
    text = Path(sample("zibo-2020", "README.md")).read_text("utf-8")
    assert all(name in text for name in ("来件", "来件-公示后", "truth.json", "demo.toml"))
