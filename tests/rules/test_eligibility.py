"""Ways to qualify are alternatives; a bar holds for all of them."""

from tests.regulations import regulation


def test_each_certificate_is_a_way_of_its_own() -> None:
    master = regulation().level_of("棋协大师组(女子)")
    assert master is not None
    assert [(way.titles, way.grades) for way in master.admit] == [
        (("棋协大师",), ()),
        ((), ("一级运动员",)),
    ]
    assert [(bar.above, bar.list, bar.month) for bar in master.bars] == [(2000, "FIDE", "2019-12")]
