from tests.dues import dues, notice, row, unit
from toolkit.ledger.reconcile.book import Book
from toolkit.ledger.reconcile.evidence import Case, gather, hit_weight, linked
from toolkit.ledger.reconcile.index import Hit, NameIndex
from toolkit.ledger.reconcile.notices import told
from toolkit.ledger.reconcile.weights import Found, Kind
from toolkit.model.bank import BankRow, Dues

DUES = dues(
    unit("A1", "智弈棋院(东校区)", 2, 1, leader="谢德飞"),
    unit("A2", "智弈棋院(西校区)", 1, 1),
    unit("A3", "沈阳弈知棋社", 3),
    players=[("A1", "王一诺", "孔玉平"), ("A2", "孔小雨", "")],
    notices=[notice("智弈棋院", "周晓梅", 210, hours=4, rooms=1)],
)


def case(made: BankRow, given: Dues = DUES) -> Case:
    return gather(made, NameIndex(given), Book(given), told([made], given.notices).get(0))


def said(found: Case, unit_id: str) -> str:
    return " ".join(item.reason for item in found.units.get(unit_id, ()))


def test_every_kind_of_evidence_is_a_plain_sentence() -> None:
    assert "附言含棋手 王一诺" in said(case(row(1, 1, "", "王一诺")), "A1")
    assert "付款人是报名表上的家长 孔玉平" in said(case(row(1, 1, "孔玉平")), "A1")
    assert "同音：谢德非" in said(case(row(1, 1, "谢德非")), "A1")
    assert "付款人 谢*飞 与领队 谢德飞 相符" in said(case(row(1, 1, "谢*飞")), "A1")
    assert "附言写 3 人，报名 3 人" in said(case(row(1, 1, "", "弈知3人")), "A3")
    assert "附言写到沈阳" in said(case(row(1, 1, "", "沈阳弈知")), "A3")
    assert "汇款告知写明 智弈棋院" in said(case(row(1, 210, "周晓梅")), "A2")


def test_a_payer_with_a_players_surname_is_a_little_likelier() -> None:
    found = case(row(1, 1, "孔某某", "智弈棋院"))
    assert "同姓“孔”" in said(found, "A2")
    assert "同姓" not in said(found, "A1")


def test_payment_companies_and_associations_are_no_payers_of_their_own() -> None:
    assert case(row(1, 1, "财付通支付科技有限公司")).units == {}
    assert case(row(1, 1, "沈阳市国际象棋协会")).units == {}


def test_a_short_name_of_a_school_is_a_body_and_not_a_person() -> None:
    found = case(row(1, 7000, "松涛中学", "参赛费"), dues(unit("S1", "松涛中学", 7, 5)))
    assert found.payer_is_body
    assert "付款人含单位名“松涛中学”" in said(found, "S1")


def test_one_name_written_twice_speaks_against_one_unit_alone() -> None:
    twice = case(row(1, 1, "", "智弈、智弈"))
    once = case(row(1, 1, "", "智弈"))
    total = [sum(item.weight for item in found.units["A1"]) for found in (once, twice)]
    assert total[0] > total[1]


def test_links_between_units() -> None:
    assert linked(case(row(1, 1, "智弈棋院")), Book(DUES))[0][2] == ("A1", "A2")
    assert linked(case(row(1, 1, "沈阳市国际象棋协会")), Book(DUES))[0][2] == ("A3",)
    assert set(linked(case(row(1, 1, "", "智弈等2队")), Book(DUES))[0][2]) == {"A1", "A2"}
    assert linked(case(row(1, 1, "周晓梅", "智弈")), Book(DUES)) == []


def test_short_names_and_near_ones_weigh_less() -> None:
    def weight(word: str, found: Found) -> float:
        return hit_weight(Hit(word, word, found, {}), Kind.PLAYER)

    assert weight("王一诺", Found.EXACT) > weight("王诺", Found.EXACT)
    assert (
        weight("王一诺", Found.EXACT) > weight("王一诺", Found.SOUND) > weight("王诺", Found.SOUND)
    )
