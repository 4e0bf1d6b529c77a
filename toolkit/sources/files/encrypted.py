"""Opens workbooks with a password (加密): Excel's default first, then the given ones."""

import io
from collections.abc import Sequence

from toolkit.sources.files.unreadable import locked

_DEFAULT = "VelvetSweatshop"  # what Excel uses when only the structure is protected


def decrypt(data: bytes, kind: str, passwords: Sequence[str]) -> bytes:
    """The open workbook; raises Unreadable (F002) when no password fits.

    Needs the extra `encrypted`; without it every encrypted file is F002. Each try of an agile
    password costs about 0.1 s by design of the format.
    """
    try:
        import msoffcrypto
        from msoffcrypto.exceptions import DecryptionError, InvalidKeyError
    except ImportError as error:
        raise locked(kind) from error
    for password in (_DEFAULT, *passwords):
        made = io.BytesIO()
        try:
            file = msoffcrypto.OfficeFile(io.BytesIO(data))
            file.load_key(password=password)
            file.decrypt(made)
        except (InvalidKeyError, DecryptionError):
            continue
        except Exception as error:  # the library meets damage with whatever error comes first
            raise locked(kind) from error
        if made.getvalue():
            return made.getvalue()
    raise locked(kind)
