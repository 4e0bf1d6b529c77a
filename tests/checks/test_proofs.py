"""Proofs are looked for in the form and in the mail that brought it."""

import pytest

from tests.checks.cases import Case, cases_about, expected
from tests.checks.cases import found as found_in
from tests.entered import SEAL, Story, form, found
from tests.regulations import regulation
from toolkit.checks.proofs import RULES
from toolkit.model.form import Picture

ANYTHING = Picture("floating", "beef", None, "图片 1", 90000)


def named(name: str) -> Picture:
    return Picture("file", name, None, name, 90000)


def changsha(
    players: list[dict[str, str]], inside: tuple[Picture, ...], *beside: Picture
) -> list[str]:
    story = Story(regulation("changsha-2018"))
    people = [{"section": "一级组", **player} for player in players]
    story.mail(form(people, regulation="changsha-2018", pictures=inside), pictures=beside)
    return [finding.message for finding in found("E010", story)]


@pytest.mark.parametrize(
    ("inside", "beside", "missing"),
    [
        ((SEAL,), (), True),
        ((SEAL,), (ANYTHING,), False),
        ((), (ANYTHING,), True),
        ((ANYTHING, ANYTHING), (), False),
        ((), (named("等级证.jpg"),), False),
        ((ANYTHING,), (named("汇款回单.jpg"), named("学生证.jpg")), True),
    ],
)
def test_one_picture_may_be_the_seal_and_is_no_certificate(
    inside: tuple[Picture, ...], beside: tuple[Picture, ...], missing: bool
) -> None:
    assert bool(changsha([{}], inside, *beside)) is missing


def test_certificates_with_names_are_held_against_the_players() -> None:
    two = [{"name": "吴二"}, {"name": "郑三"}, {"name": "冯四", "title": "无"}]
    assert changsha(two, (SEAL,), named("吴二 等级证.jpg")) == ["没有收到郑三的等级证照片。"]
    assert not changsha(two, (SEAL,), named("吴二证书.jpg"), named("郑三证书.jpg"))
    assert not changsha(two, (SEAL,), named("吴二证书.jpg"), named("其他人证书.pdf"))


def test_without_a_title_there_is_no_certificate_to_send() -> None:
    assert not changsha([{"title": "无"}], (SEAL,))


@pytest.mark.parametrize("case", cases_about(RULES), ids=lambda case: case.title)
def test_a_case_finds_what_it_lists_and_nothing_else(case: Case) -> None:
    assert found_in(case) == expected(case)
