"""The papers that each regulation asks for with an application."""

import pytest

from tests.regulations import regulation
from toolkit.titles.papers import clause, missing, wanted

REST = [
    ("certificate_copy", "原等级证复印件"),
    ("id_copy", "身份证件复印件"),
    ("certificate_original", "原等级证"),
]


@pytest.mark.parametrize(
    ("name", "papers"),
    [
        ("zibo-2020", [("photo", "照片 2 张"), *REST]),
        ("changsha-2018", [("photo", "照片 2 张"), *REST]),
        ("ivy-2014", [("photo", "照片 3 张"), *REST]),
        ("qingshui-2019", []),
    ],
)
def test_what_is_asked_for(name: str, papers: list[tuple[str, str]]) -> None:
    assert list(wanted(regulation(name))) == papers


def test_what_is_still_missing() -> None:
    rules = regulation("zibo-2020")
    assert missing({}, rules) == ("照片 2 张", "原等级证复印件", "身份证件复印件", "原等级证")
    said = {"photo": "有", "certificate_copy": "缺", "id_copy": "有", "certificate_original": "有"}
    assert missing(said, rules) == ("原等级证复印件",)
    assert clause(rules).startswith("十(二)")
