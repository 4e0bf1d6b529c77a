from tests.dues import dues, unit
from toolkit.ledger.reconcile.index import NameIndex
from toolkit.ledger.reconcile.text import written
from toolkit.ledger.reconcile.weights import Found, Kind

INDEX = NameIndex(
    dues(
        unit("A1", "聊城市王车棋类俱乐部"),
        unit("A2", "聊城市王车棋类俱乐部(二队)"),
        unit("A3", "马鞍山代表队"),
        unit("A4", "马鞍山精英棋院"),
        players=[("A1", "王一诺", "王德鹏"), ("A3", "陈文琪", ""), ("A4", "王一诺", "")],
    )
)


def test_the_longest_name_wins_and_names_share_owners() -> None:
    [hit] = INDEX.find(written("聊城市王车棋类俱乐部(二队)报名"))
    assert hit.owners == {"A2": Kind.FULL}
    [hit] = INDEX.find(written("聊城王车4人"))
    assert hit.owners == {"A1": Kind.PLACED, "A2": Kind.PLACED}
    [hit] = INDEX.find(written("王一诺"))
    assert set(hit.owners) == {"A1", "A4"}


def test_the_body_exactly_named_is_told_from_its_sisters() -> None:
    [hit] = INDEX.find(written("聊城市王车棋类俱乐部"))
    assert hit.owners == {"A1": Kind.FULL, "A2": Kind.BASE}


def test_names_that_are_not_exact() -> None:
    found = {
        text: INDEX.find(written(text))[0].found
        for text in ("聊程王车", "陈文", "CHENWENQI", "聊城主车俱乐", "马鞍山静英")
    }
    assert found["聊程王车"] is Found.SOUND
    assert found["陈文"] is Found.CUT
    assert found["CHENWENQI"] is Found.LATIN
    assert found["聊城主车俱乐"] is Found.TYPO
    assert found["马鞍山静英"] is Found.SOUND


def test_a_place_with_an_unknown_brand_is_not_the_team_of_the_place() -> None:
    assert INDEX.find(written("马鞍山"))[0].owners == {"A3": Kind.PLACE}
    assert INDEX.find(written("马鞍山静英"))[0].owners == {"A4": Kind.PLACED}
    assert INDEX.find(written("马鞍山某某棋社")) == []


def test_people_by_mask_and_sound() -> None:
    assert INDEX.masked("王*鹏") == ["王德鹏"]
    assert INDEX.masked("**琪") == ["陈文琪"]
    assert INDEX.same_sound("陈文奇") == ["陈文琪"]
    assert INDEX.find(written("今天天气很好")) == []


def test_a_name_of_two_characters_inside_one_of_three_is_somebody_else() -> None:
    index = NameIndex(
        dues(
            unit("A1", "甲棋院"),
            unit("A2", "乙棋院"),
            players=[("A1", "沈佳", ""), ("A2", "沈佳蕊", "")],
        )
    )
    assert index.find(written("沈佳"))[0].owners == {"A1": Kind.PLAYER}
    assert index.find(written("沈佳报名费"))[0].owners == {"A1": Kind.PLAYER}
    [hit] = index.find(written("沈佳睿 大师赛"))
    assert (hit.owners, hit.found) == ({"A2": Kind.PLAYER}, Found.SOUND)
    assert index.find(written("沈佳明 大师赛")) == []
