"""The findings of prizes and titles (Z): computed with every survey once a section is finished."""

from collections.abc import Iterator

from toolkit.checks.catalogue import rule
from toolkit.checks.sections import NOBODY
from toolkit.entries.roster import Roster
from toolkit.flows.contest import contest_of, given_of
from toolkit.flows.people import people_of
from toolkit.flows.titling import Titling
from toolkit.layouts.finish import BOUNCED, PAID, accounts
from toolkit.model.award import Award
from toolkit.model.event import State
from toolkit.model.finding import Finding
from toolkit.prizes.contest import Contest, Given, OpenPoint
from toolkit.prizes.engine import Awarded, award
from toolkit.prizes.payout import (
    Account,
    Transfer,
    lacks,
    pay_lines,
    transfers,
)
from toolkit.rules.schema import Regulation
from toolkit.titles.papers import clause, missing


class Prizing:
    """Prizes as they stand now, with the people and accounts they go to."""

    def __init__(self, state: State, regulation: Regulation, roster: Roster) -> None:
        self.state, self.regulation = state, regulation
        self.contest: Contest = contest_of(state, regulation, roster)
        self.given: Given = given_of(state)
        self.awarded: Awarded = award(self.contest, regulation, self.given)
        self.people = {person.key: person for person in people_of(roster)}

    def transfers(self, awards: tuple[Award, ...]) -> tuple[Transfer, ...]:
        """Who is paid how much for these awards."""
        return transfers(pay_lines(awards, self.regulation.prizes, self.people))

    def account(self, payee: str) -> Account:
        """Where his money goes, as typed."""
        table = accounts(self.regulation.prizes.payout).sheet
        return Account(**self.state.finish.said(table, payee))


def finish_findings(state: State, regulation: Regulation, roster: Roster) -> list[Finding]:
    """Nothing until a section is finished."""
    if not any(section.rounds for section in state.sections.values()):
        return []
    prizing = Prizing(state, regulation, roster)
    if not prizing.contest.fields:
        return []
    titling = Titling(state, regulation, roster, prizing.contest)
    return [*_points(prizing), *_accounts(prizing), *_titles(titling)]


def _points(prizing: Prizing) -> Iterator[Finding]:
    for point in prizing.awarded.points:
        yield _open(point, prizing.regulation)


def _open(point: OpenPoint, regulation: Regulation) -> Finding:
    """What 接受 and 不接受 mean stands in the message: 裁定 shows no remedies."""
    message = point.message
    if "接受＝" in point.remedy:
        message += point.remedy[point.remedy.index("接受＝") :]
    return finding(
        regulation, point.code, point.key, message, point.remedy, point.clause, point.subject
    )


def _accounts(prizing: Prizing) -> Iterator[Finding]:
    """Z003 and Z006, for awards that stand."""
    payout = prizing.regulation.prizes.payout
    clause = payout.clause if payout else ""
    for one in prizing.transfers(prizing.awarded.public):
        account = prizing.account(one.payee)
        missing = lacks(account, payout)
        if missing and account.state not in (PAID, BOUNCED):
            yield finding(
                prizing.regulation, "Z003", one.payee,
                f"{one.taker}的收款账户缺{'、'.join(missing)}（{'，'.join(one.awards)}，"
                f"税后 {one.net} 元）。",
                "请在 2填写/收款账户.xlsx 里补上。", clause, one.taker,
            )  # fmt: skip
        if account.state == BOUNCED:
            yield finding(
                prizing.regulation, "Z003", one.payee,
                f"付给{one.taker}的奖金被银行退回（{'，'.join(one.awards)}，税后 {one.net} 元，"
                f"账号 {account.account or '没有填'}）。",
                "请问清账户，在 2填写/收款账户.xlsx 里改正并清空“发放”。", clause, one.taker,
            )  # fmt: skip
        if account.holder and account.holder != one.taker and not account.relation:
            yield finding(
                prizing.regulation, "Z006", one.payee,
                f"户名“{account.holder}”不是领奖人{one.taker}。",
                "请在 2填写/收款账户.xlsx 里写明关系（监护人、领队）。", clause, one.taker,
            )  # fmt: skip


def _titles(titling: Titling) -> Iterator[Finding]:
    """Z004 for what is open; Z008 once the list was made, for what the organiser collects."""
    for point in titling.applied.points:
        yield _open(point, titling.regulation)
    if "titles" not in titling.state.finish.worked_out:
        return
    for one in titling.applied.applications:
        lacking = missing(titling.said(one), titling.regulation)
        if one.by_organiser and not one.waits and lacking:
            yield finding(
                titling.regulation, "Z008", one.entry,
                f"{one.name}申报{one.goal}，还缺{'、'.join(lacking)}。",
                "收到后在 2填写/等级核定.xlsx 的“申报材料”里选“有”。",
                clause(titling.regulation), one.name,
            )  # fmt: skip


def finding(
    regulation: Regulation, code: str, key: str, message: str, remedy: str, clause: str,
    subject: str,
) -> Finding:  # fmt: skip
    """A finding of this family; it keeps no entry out of the lists."""
    known = rule(code)
    assert known is not None
    changed = next((s.severity for s in regulation.severities if s.code == code), known.severity)
    return Finding(
        code, changed, message, None, subject or None, clause or None, remedy,
        entries=(NOBODY,), key=key,
    )  # fmt: skip
