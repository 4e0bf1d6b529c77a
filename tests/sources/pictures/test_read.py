import pytest

from tests.sources.grids.test_docx import FORM
from tests.sources.kinds import form, made, picture
from toolkit.sources.forms.read import read_here
from toolkit.sources.pictures.read import read_pictures


@pytest.mark.parametrize("data", [form(), made("form.xls"), made("form.ods")])
def test_the_same_pictures_as_the_form_names(data: bytes) -> None:
    found = read_pictures(data)
    assert [p.data for p in found] == [picture()]
    (read,) = read_here(data, "x").forms
    assert tuple(p.picture for p in found) == read.pictures


def test_an_image_is_its_own_picture() -> None:
    (found,) = read_pictures(picture(), "公章.png")
    assert (found.picture.kind, found.data) == ("file", picture())


@pytest.mark.parametrize("data", [FORM, made("form.xlsb"), made("form.html"), b"a,b,c"])
def test_files_without_pictures(data: bytes) -> None:
    assert read_pictures(data) == []
