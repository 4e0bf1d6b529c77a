"""Home regions of Qingshui by number and address, of Yunxi by address alone."""

import pytest

from tests.regulations import regulation
from toolkit.entries.origin import Origin, origin

IN, OUT = Origin(True), Origin(False)


@pytest.mark.parametrize(
    ("region", "number", "address", "found"),
    [
        ("甘肃籍", "620102199001011234", "", IN),
        ("甘肃籍", "610102199001011234", "", OUT),
        ("天水籍", "620502199001011234", "甘肃省天水市秦州区", IN),
        ("天水籍", "622528196001011234", "", IN),
        ("清水籍", "620521199001011234", "甘肃省清水县永清镇", IN),
        ("清水籍", "622523196001011234", "", IN),
        ("清水籍", "620521199001011234", "甘肃省兰州市", Origin(True, doubtful=True)),
        ("清水籍", "620102199001011234", "甘肃省清水县", Origin(False, doubtful=True)),
        ("清水籍", None, "甘肃省清水县", IN),
        ("清水籍", None, "", OUT),
    ],
)
def test_the_number_decides_and_the_address_may_doubt_it(
    region: str, number: str | None, address: str, found: Origin
) -> None:
    rule = regulation("qingshui-2019").region(region)
    assert rule
    assert origin(number, address, rule) == found


def test_where_only_the_address_counts_the_number_says_nothing() -> None:
    rule = regulation("yunxi-2026").region("云溪市")
    assert rule
    assert origin("110101199001011234", "云溪市滨河路6号", rule) == IN
