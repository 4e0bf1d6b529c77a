"""What the names of pictures and scans say, and whose proof is missing."""

import pytest

from tests.entered import Story, form
from toolkit.entries.evidence import Evidence, Proof, evidence, proof_named
from toolkit.entries.papers import Paper
from toolkit.model.facts import FileArrived
from toolkit.model.form import Picture


@pytest.mark.parametrize(
    ("name", "proof"),
    [
        ("吴二等级证.jpg", Proof.CERTIFICATE),
        ("证 书.png", Proof.CERTIFICATE),
        ("学生证照片.jpg", Proof.SCHOOL),
        ("报名.zip>学籍证明/青州小学.pdf", None),
        ("青州小学学籍证明.pdf", Proof.SCHOOL),
        ("监护人身份证.jpg", Proof.CONSENT),
        ("民办非企业登记证书.pdf", Proof.UNIT),
        ("吴二身份证.jpg", Proof.IDENTITY),
        ("吴二一寸照.jpg", Proof.PHOTO),
        ("盖章页.jpg", Proof.STAMPED),
        ("青州报名表扫描.pdf", Proof.STAMPED),
        ("汇款凭证.jpg", Proof.RECEIPT),
        ("团体保单.pdf", Proof.INSURANCE),
        ("IMG_2041.jpg", None),
        ("", None),
    ],
)
def test_a_name_says_what_a_file_proves(name: str, proof: Proof | None) -> None:
    assert proof_named(name) is proof


def test_one_without_a_player_speaks_for_all_and_a_spare_picture_for_anybody() -> None:
    mine = Evidence(((Proof.SCHOOL, "吴二学生证.jpg"),))
    assert mine.lacks(Proof.SCHOOL, ["吴二", "郑三"]) == ("郑三",)
    assert Evidence(((Proof.SCHOOL, "学籍证明.pdf"),)).lacks(Proof.SCHOOL, ["吴二", "郑三"]) == ()
    assert Evidence(mine.named, spare=1).lacks(Proof.SCHOOL, ["郑三"]) == ()
    assert mine.lacks(Proof.CERTIFICATE, ["吴二"]) == ("吴二",)
    assert mine.lacks(Proof.CERTIFICATE, []) == ()
    assert Evidence(spare=1).lacks(Proof.PHOTO, ["吴二", "郑三"]) == ("吴二", "郑三")
    assert Evidence(spare=2).lacks(Proof.PHOTO, ["吴二", "郑三"]) == ()


@pytest.mark.parametrize(
    ("names", "stamped", "spare"),
    [
        (("图片 1", "图片 2"), False, 2),
        (("图片 1", "图片 2"), True, 1),
        (("图片 1", "公章"), True, 1),
        (("公章",), True, 0),
        ((), True, 0),
    ],
)
def test_the_first_picture_without_a_name_is_the_stamped_page(
    names: tuple[str, ...], stamped: bool, spare: int
) -> None:
    pictures = tuple(Picture("floating", name, None, name) for name in names)
    paper = Paper("a.xlsx", "", form=form(pictures=pictures))
    assert evidence(paper, stamped=stamped).spare == spare


def test_a_document_beside_the_form_counts_by_its_name() -> None:
    story = Story()
    mail = story.mail(form())
    story.note(FileArrived("d1", "青州小学学籍证明.docx", mail))
    story.note(FileArrived("d2", "通知.docx", mail))
    [paper] = [p for p in story.ground().roster.papers if p.form]
    assert [picture.name for picture in paper.beside] == ["青州小学学籍证明.docx"]
