"""The fact that closes a journal from which personal data was deleted."""

from toolkit.model.fact import Fact


class Purged(Fact, frozen=True, tag="purged"):
    """Personal data was deleted (清除个人信息).

    `last_hash` = that of the chain before, so that an old copy can still be told to be the same.
    `deleted` and `kept` = numbers of files by folder; `facts` = lines rewritten.
    """

    last_hash: str
    facts: int
    deleted: dict[str, int] = {}
    kept: dict[str, int] = {}
    reason: str = ""
