"""Proofs are looked for in the form and in the mail that brought it."""

import pytest

from tests.entered import SEAL, Story, form
from tests.regulations import regulation
from toolkit.model.form import Picture

PHOTO = Picture("file", "beef", None, "证书.jpg", 90000)


@pytest.mark.parametrize(
    ("inside", "beside", "missing"),
    [
        ((SEAL,), (), True),
        ((SEAL,), (PHOTO,), False),
        ((), (PHOTO,), True),
        ((SEAL, PHOTO), (), False),
    ],
)
def test_one_picture_may_be_the_seal_and_is_no_certificate(
    inside: tuple[Picture, ...], beside: tuple[Picture, ...], missing: bool
) -> None:
    story = Story(regulation("changsha-2018"))
    player = {"section": "一级组"}
    story.mail(form([player], regulation="changsha-2018", pictures=inside), pictures=beside)
    assert ("E010" in {j.finding.code for j in story.judged()}) is missing
