"""After the last round: what each fact changes."""

from datetime import datetime

from toolkit.model.award import Award
from toolkit.model.clock import SHANGHAI
from toolkit.model.finish_facts import PrizesPublished, Purged, RowTyped, TitlesListed, WorkedOut
from toolkit.model.finish_state import Finish, FinishFact

AT = datetime(2020, 1, 20, 12, tzinfo=SHANGHAI)
ACCOUNT = RowTyped("收款账户", "甲/李一", {"holder": "李一"})
PRIZES = PrizesPublished((Award("甲/李一", "李一", "公开组", 1),))


def finish(*facts: FinishFact) -> Finish:
    found = Finish()
    for seq, fact in enumerate(facts, 1):
        found = found.after(fact, seq, AT)
    return found


def test_what_was_typed_last_holds_and_can_be_emptied() -> None:
    assert finish(ACCOUNT).said("收款账户", "甲/李一") == {"holder": "李一"}
    assert finish(ACCOUNT, RowTyped("收款账户", "甲/李一", {})) == Finish()
    assert finish(ACCOUNT).said("收款账户", "乙/王二") == {}


def test_every_publication_is_a_version() -> None:
    assert [version.seq for version in finish(PRIZES, PRIZES).prizes] == [1, 2]


def test_titles_and_the_last_working_out() -> None:
    found = finish(TitlesListed(()), WorkedOut("titles"), WorkedOut("prizes"))
    assert found.titles == TitlesListed(())
    assert found.worked_out == {"titles": 2, "prizes": 3}


def test_after_a_purge_it_is_known() -> None:
    assert finish(PRIZES, Purged("hash", 3)).purged
    assert not finish(PRIZES).purged
