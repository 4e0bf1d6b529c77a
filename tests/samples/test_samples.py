"""The sample events: their files can be made again, `check` finds what was planted, no more."""

import io
import zipfile
import zlib
from collections import Counter
from email import message_from_bytes
from functools import cache
from pathlib import Path

import pytest

from bench.precision import Found, checked, differences, truth
from samples.maker.make import MADE, TYPED, make
from samples.maker.plan import load_plan, sample_names
from toolkit.assets import sample
from toolkit.flows.demo.demo import sample_names as shown_names
from toolkit.flows.regulations import shipped_regulations

AGAIN = "make it anew with `python -m samples` and look at what changed"
MOST = 3_000_000  # bytes of all files of a sample
NAMES = sample_names()
# How the committed files were packed: other systems and builds of zlib pack the same otherwise.
PACKED = 987, 1842322370


@cache
def made(name: str) -> dict[str, bytes]:
    return make(name).files


@pytest.fixture(scope="module", params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    found = request.param
    assert isinstance(found, str)
    return found


@pytest.fixture(scope="module")
def found(name: str, tmp_path_factory: pytest.TempPathFactory) -> list[Found]:
    return checked(tmp_path_factory.mktemp("event") / "event", name)


def committed(name: str) -> dict[str, bytes]:
    root = sample(name)
    files = [path for folder in MADE for path in (root / folder).glob("*")]
    files += [root / "truth.json", *root.glob(TYPED)]
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in files}


def packing() -> tuple[int, int]:
    """Length and checksum of a small archive as this machine makes it."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        text = " ".join(map(str, range(500)))
        archive.writestr(zipfile.ZipInfo("a", (1980, 1, 1, 0, 0, 0)), text, zipfile.ZIP_DEFLATED)
    return len(out.getvalue()), zlib.crc32(out.getvalue())


def test_every_regulation_with_a_text_of_its_own_has_a_sample() -> None:
    assert shown_names() == NAMES
    invented = "yunxi-2026"
    assert {*NAMES, invented} == set(shipped_regulations())


def test_the_files_are_those_that_the_generator_makes(name: str) -> None:
    there = committed(name)
    assert made(name).keys() == there.keys(), AGAIN
    same = bytes if packing() == PACKED else unpacked
    assert not [file for file in there if same(made(name)[file]) != same(there[file])], AGAIN


def test_unpacking_compares_what_is_inside() -> None:
    """Else the comparison on machines that pack otherwise could not fail."""
    zips = next(data for file, data in made("zibo-2020").items() if "星汉棋校" in file)
    assert "<worksheet" in str(unpacked(zips))
    assert b"<worksheet" not in zips


def test_the_samples_are_small(name: str) -> None:
    assert sum(map(len, made(name).values())) < MOST


# sample, players, planted faults, different codes, families
RICH = {
    "zibo-2020": (180, 60, 40, "FSUPETRGZ"),
    "qingshui-2019": (60, 20, 15, "FUPT"),
    "qingdao-2017": (25, 20, 15, "FSUPETRG"),
    "changsha-2018": (30, 30, 20, "FSUPETRG"),
    "ivy-2014": (20, 18, 14, "FSUPET"),
}


def test_the_samples_are_rich(name: str) -> None:
    players, faults, codes, families = RICH[name]
    planted = truth(name)
    plan = load_plan(name)
    entered = sum(sum(unit.players) for unit in plan.units) + sum(s.count for s in plan.singles)
    assert entered >= players
    assert len(planted) >= faults
    assert len({fault.code for fault in planted}) >= codes
    assert {fault.code[0] for fault in planted} >= set(families)


def test_every_planted_fault_is_found_and_nothing_else(name: str, found: list[Found]) -> None:
    missed, surplus = differences(found, truth(name) + truth(name, "expected"))
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


def test_the_readme_says_what_lies_there(name: str) -> None:
    text = Path(sample(name, "README.md")).read_text("utf-8")
    lying = {path.relative_to(sample(name)).parts[0] for path in sample(name).rglob("*")}
    assert not [part for part in lying - {"README.md"} if part not in text]
