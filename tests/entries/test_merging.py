"""Which section a small one may join."""

from tests.regulations import regulation
from toolkit.entries.merging import merge_partners


def test_zibo_offers_the_other_sex_of_the_level() -> None:
    zibo = regulation()
    assert merge_partners("棋协大师组(女子)", zibo) == ("棋协大师组(男子)",)
    assert merge_partners("没有这个组", zibo) == ()
