from tests.sources.seals.pictures import as_bytes, drawn_ring
from toolkit.flows.picture_sheet import originals, read_judged, row_id, said_texts
from toolkit.layouts.fill_in import FilledRow
from toolkit.model.facts import Origin
from toolkit.model.said import CellKind, Said
from toolkit.model.seal_facts import OWN, SealJudged
from toolkit.sources.filled import Filled

VERDICTS = {"是本单位的": OWN}
BEFORE = SealJudged("aa", "甲|乙", OWN, "看过", "王", "甲单位")


def made(sha256: str, unit: str, verdict: str, note: str, by: str, place: Origin) -> SealJudged:
    return SealJudged(sha256, unit, verdict, note, by, "甲单位", place)


def read(known: bool, **typed: str) -> tuple[list[object], list[object]]:
    said = {
        key: Said(text, f"盖章核对!H{n}", CellKind.TEXT)
        for n, (key, text) in enumerate(typed.items())
    }
    rows = (FilledRow(row_id("甲|乙", "aa"), said),)
    judged = {("aa", "甲|乙"): BEFORE} if known else {}
    facts, problems = read_judged(Filled(rows), judged, VERDICTS, made, Origin("裁定.xlsx"))
    return list(facts), list(problems)


def test_only_what_is_new_becomes_a_fact() -> None:
    assert read(True, verdict="是本单位的", note="看过", by="王") == ([], [])
    [fact], _ = read(False, verdict="是本单位的")
    assert isinstance(fact, SealJudged)
    assert (fact.sha256, fact.unit, fact.verdict) == ("aa", "甲|乙", OWN)
    [fact], _ = read(True)
    assert isinstance(fact, SealJudged)
    assert fact.verdict == ""


def test_a_note_without_a_word_and_a_strange_word_are_slips() -> None:
    assert read(False) == ([], [])
    assert len(read(False, note="看过")[1]) == 1
    assert len(read(False, verdict="大概")[1]) == 1


def test_the_yellow_cells_show_the_last_word() -> None:
    assert said_texts(None, VERDICTS) == {}
    assert said_texts(BEFORE, VERDICTS) == {"verdict": "是本单位的", "note": "看过", "by": "王"}


def test_a_picture_that_is_not_in_the_archive_is_empty() -> None:
    png = as_bytes(drawn_ring(60))
    assert originals({"aa": png}.get, "aa", "") == (png, b"")
    assert originals({}.get, "aa", "bb") == (b"", b"")
