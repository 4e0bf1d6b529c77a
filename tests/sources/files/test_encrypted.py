import io

import pytest
from msoffcrypto.format.ooxml import OOXMLFile

from tests.sources.made import told, xlsx
from toolkit.sources.files.encrypted import decrypt
from toolkit.sources.files.unreadable import Unreadable
from toolkit.sources.forms.read import read_here

PLAIN = xlsx("单位：甲队\n姓名|性别|组别\n王小一|男|甲组")


def encrypted(password: str) -> bytes:
    made = io.BytesIO()
    OOXMLFile(io.BytesIO(PLAIN)).encrypt(password, made)
    return made.getvalue()


@pytest.mark.parametrize(
    ("password", "given"), [("VelvetSweatshop", ()), ("棋赛2020", ("1", "棋赛2020"))]
)
def test_the_default_and_the_given_passwords(password: str, given: tuple[str, ...]) -> None:
    assert decrypt(encrypted(password), "encrypted", given) == PLAIN
    (form,) = read_here(encrypted(password), "x.xlsx", given).forms
    assert told(form.players[0], "name") == ["王小一"]


@pytest.mark.parametrize("data", [encrypted("secret"), encrypted("secret")[:4000]])
def test_no_password_fits(data: bytes) -> None:
    with pytest.raises(Unreadable) as caught:
        decrypt(data, "encrypted", ("wrong",))
    assert caught.value.problem.code == "F002"
