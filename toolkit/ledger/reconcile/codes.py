"""Payment codes (缴费码): a unit's number with a check letter, safe against one wrong sign."""

import re
from hashlib import sha256

# Without I, O, Q, S, Z: they are taken for 1, 0, 0, 5, 2 in handwriting and on screens.
_LETTERS = "ABCDEFGHJKLMNPRTUVWXY"
_SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CODE = re.compile(r"[A-Z]{0,3}\d{3,6}-?[ABCDEFGHJKLMNPRTUVWXY](?![A-Z0-9])")
_FEWEST_DIGITS = 3  # 8A组 in a remark must never be a code


def check_letter(plain: str) -> str:
    """The letter that closes a code; one changed digit or two swapped neighbours change it.

    Weighted sum modulo 21 with weights 1, 2, 4, 8 …, all prime to 21; neighbours' weights differ
    by a factor of two, so swapping two unequal digits changes the sum by a multiple of their
    difference that is never 0 modulo 21.
    """
    total = 0
    for place, sign in enumerate(reversed(plain)):
        total += (2**place) * max(_SIGNS.find(sign), 0)
    return _LETTERS[total % len(_LETTERS)]


def payment_code(unit_id: str) -> str:
    """The code to print for a unit and to write into a transfer: U7 → U007 and its letter.

    Signs other than letters and digits are left out; at most three letters, at least three digits.
    """
    word = unit_id.upper()
    front = "".join(sign for sign in word if "A" <= sign <= "Z")[:3]
    digits = "".join(sign for sign in word if sign in "0123456789")
    plain = front + digits[-6:].zfill(_FEWEST_DIGITS)
    return plain + check_letter(plain)


def unit_code(event: str, unit: str) -> str:
    """The code of a unit in an event: in its letters, and what its transfers are known by.

    It is made from the unit's name, so that it stays the same whoever else enters; with three
    letters and six digits two units of an event do not meet.
    """
    number = int.from_bytes(sha256(f"{event}\n{unit}".encode()).digest()[:8], "big")
    front = ""
    for _ in range(3):
        number, place = divmod(number, len(_LETTERS))
        front += _LETTERS[place]
    return payment_code(f"{front}{number % 1_000_000:06d}")


def codes_in(text: str) -> list[str]:
    """Every run in an upper-case text that could be a code, hyphens left out."""
    return [found.replace("-", "") for found in _CODE.findall(text)]
