"""The survey with the money judged too: it stands on what the units owe and what was settled."""

from msgspec.structs import replace

from toolkit.checks.judged import judge, standing
from toolkit.checks.run import findings
from toolkit.flows.desk import Desk
from toolkit.flows.money.settlement import settlement
from toolkit.flows.survey import Survey, entries_survey, ground_of


def survey(desk: Desk) -> Survey:
    """Computes it from the facts; the clock is the time of the last fact."""
    found = entries_survey(desk)
    if not desk.state.accounts.payments_known:
        return found
    ground = replace(ground_of(desk, found.roster), settlement=settlement(desk, found))
    judged = (*found.judged, *judge(findings(ground, "M"), desk.state))
    return replace(found, judged=judged, standing=standing(found.roster, judged))
