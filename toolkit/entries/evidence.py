"""What came with an entry as proof (证明材料): pictures and scans, told apart by their names.

A picture that has no telling name may be anything; the first such one counts as the stamped page
where a seal is asked for. Recognising what a picture shows is no business of this file.
"""

from collections.abc import Iterable
from enum import StrEnum

from toolkit.entries.papers import Paper
from toolkit.model.form import Picture
from toolkit.model.record import Record
from toolkit.values.names import name_key
from toolkit.values.text import squeeze


class Proof(StrEnum):
    """What a file's name says that it shows."""

    CERTIFICATE = "等级证"
    SCHOOL = "学籍证明"
    UNIT = "单位证明"
    CONSENT = "监护人同意书"
    IDENTITY = "身份证"
    PHOTO = "照片"
    INSURANCE = "保险单"
    RECEIPT = "汇款凭证"
    STAMPED = "盖章页"
    SIGNATURE = "领队签字"


_SIGNED = ("签字", "签名")
# In this order: 学生证照片 is a school paper, 监护人身份证 a consent, 登记证书 no player's.
_WORDS = (
    (Proof.CONSENT, ("监护人", "同意书", "知情书", "家长")),
    (Proof.UNIT, ("登记证", "营业执照", "法人", "办学许可", "资质", "单位证明")),
    (Proof.SCHOOL, ("学籍", "学生证", "在校", "在读", "学校证明", "学生证明", "学生资格")),
    (Proof.CERTIFICATE, ("等级证", "证书", "大师证", "棋士证", "运动员证", "称号证")),
    (Proof.IDENTITY, ("身份证", "户口", "护照")),
    (Proof.INSURANCE, ("保险", "保单")),
    (Proof.RECEIPT, ("汇款", "转账", "付款", "缴费", "支付", "回单", "收款")),
    (Proof.PHOTO, ("照片", "一寸", "二寸", "寸照", "证件照", "免冠")),
    (Proof.STAMPED, ("公章", "盖章", "印章", "报名表")),
    (Proof.SIGNATURE, _SIGNED),
)


def proof_named(name: str) -> Proof | None:
    """What the name of a file says that it is; None when it says nothing (IMG_2041.jpg)."""
    plain = squeeze(name.rpartition(">")[2].rpartition("/")[2])
    return next((proof for proof, words in _WORDS if any(w in plain for w in words)), None)


def names_signature(name: str) -> bool:
    """Whether a file's name says that a signature is on it, whatever else is (盖章签字页)."""
    return any(word in squeeze(name) for word in _SIGNED)


class Evidence(Record, frozen=True):
    """The proofs of one paper: by what they are, and how many of them could be anything."""

    named: tuple[tuple[Proof, str], ...] = ()
    spare: int = 0

    def lacks(self, proof: Proof, names: Iterable[str]) -> tuple[str, ...]:
        """Whose proof did not come. One that names none of them may speak for all of them, a
        portrait for one.
        """
        players = tuple(names)
        keys = [(name, name_key(name)) for name in players]
        files = [name_key(file) for kind, file in self.named if kind is proof]
        of_nobody = [file for file in files if not any(key and key in file for _, key in keys)]
        own = (name for name, key in keys if not any(key and key in file for file in files))
        missing, free = tuple(own), self.spare + len(of_nobody)
        enough = len(missing) if proof is Proof.PHOTO else 1
        return () if free >= enough else missing


def evidence(paper: Paper, *, stamped: bool) -> Evidence:
    """The proofs that came with a paper; `stamped` = one picture of it has to be its seal."""
    pictures: tuple[Picture, ...] = (*paper.form.pictures, *paper.beside) if paper.form else ()
    told = [(proof_named(picture.name), picture.name) for picture in pictures]
    named = tuple((proof, name) for proof, name in told if proof)
    spare = len(pictures) - len(named)
    if stamped and not any(proof is Proof.STAMPED for proof, _ in named):
        spare = max(spare - 1, 0)
    return Evidence(named, spare)
