"""What a mail says was paid (汇款告知): who paid how much, for which unit and how many rooms.

Only what stands in the mail is taken: where several amounts could be meant and no word says which
is the transfer, there is no notice; a person reads the mail.
"""

import re
import unicodedata
from functools import cache

from toolkit.model.message import MailKind, Message, ToldPayment
from toolkit.model.money import Money
from toolkit.model.said import Said
from toolkit.sources.mail.classify import own_words
from toolkit.sources.mail.units import unit_that_paid
from toolkit.sources.mail.words import words
from toolkit.values.amounts import read_amount

_SAYS = frozenset({MailKind.REMITTANCE_NOTICE, MailKind.FORM})
_NUMBER = r"(?:\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)万?"
_SUM = re.compile(rf"¥\s*({_NUMBER})|({_NUMBER})\s*(?:元|块|圆|RMB)")
_ROOMS = re.compile(r"(\d{1,3})\s*(?:个|间)?(?:标准间|标间|双人间|房间|间房|间)")


@cache
def _shapes() -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Patterns of a named payer, of a labelled amount and of a word that sums up."""
    told = words().remittance
    joined = r"\s*(?:[:]|是|为|\s)\s*"
    payers = "|".join(sorted(map(re.escape, told.payers), key=len, reverse=True))
    amounts = "|".join(sorted(map(re.escape, told.amounts), key=len, reverse=True))
    wholes = "|".join(map(re.escape, told.wholes))
    named = rf"(?:{payers})(?:姓名|名称|户名)?{joined}([^\s,。;、:]{{2,30}})"
    by = "|".join(told.by)
    return (
        re.compile(f"{named}|{by}"),
        re.compile(rf"(?:{amounts})(?:{joined})?(?:人民币)?¥?\s*({_NUMBER})"),
        re.compile(rf"(?:{wholes})[:为是]?\s*(?:人民币)?¥?\s*({_NUMBER})"),
    )


def told_payments(mail: Message) -> tuple[ToldPayment, ...]:
    """The payments one mail speaks of, in its order; () when it speaks of none plainly."""
    if mail.kind not in _SAYS:
        return ()
    text = unicodedata.normalize("NFKC", f"{mail.subject}\n{own_words(mail.text)}")
    if mail.kind is MailKind.FORM and not any(
        re.search(pattern, text) for pattern in words().remittance.done
    ):
        return ()
    parts = _by_payer(text)
    found = [_told(part, payer, mail) for payer, part in parts]
    return tuple(one for one in found if one)


def _by_payer(text: str) -> list[tuple[str, str]]:
    """The text cut where the next payer is named, if each cut tells an amount; else whole."""
    hits = list(_shapes()[0].finditer(text))
    names = [_name(next(filter(None, hit.groups()), "")) for hit in hits]
    if not hits:
        return [("", text)]
    if len(set(names)) == 1:
        return [(names[0], text)]
    ends = [hit.start() for hit in hits[1:]] + [len(text)]
    cuts = [
        (name, text[hit.start() : end]) for name, hit, end in zip(names, hits, ends, strict=True)
    ]
    return cuts if all(_amount(part) for _, part in cuts) else []


def _name(said: str) -> str:
    """The payer without what he is to the unit (家长王大明)."""
    name = said.strip()
    role = next((role for role in words().remittance.roles if name.startswith(role)), "")
    return name.removeprefix(role) if len(name) > len(role) + 1 else name


def _told(text: str, payer: str, mail: Message) -> ToldPayment | None:
    amount = _amount(text)
    if amount is None:
        return None
    rooms = {int(count) for count in _ROOMS.findall(text)}
    unit = mail.unit or unit_that_paid(text) or ""
    return ToldPayment(amount, payer, unit, rooms.pop() if len(rooms) == 1 else None)


def _amount(text: str) -> Money | None:
    """The one sum the text means: the labelled, else the whole (共), else the only one."""
    _, labelled, whole = _shapes()
    plain = [next(filter(None, hit.groups())) for hit in _SUM.finditer(text)]
    for found in (labelled.findall(text), whole.findall(text), plain):
        sums = {read for number in found if (read := read_amount(Said(number))) and read.fen > 0}
        if sums:
            return sums.pop() if len(sums) == 1 else None
    return None
