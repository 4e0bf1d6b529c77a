"""What letters say: confirmation with the sum, correction with cells, resend with the reason."""

from tests.entered import Story, form
from toolkit.entries.papers import Paper
from toolkit.flows.entry.letters import base_name, goes_to_sender, resend_letter
from toolkit.model.form import Problem


def test_what_only_the_organiser_can_do_never_goes_to_the_sender() -> None:
    story = Story()
    story.mail(form([{"id_number": "370303200801152218"}]), at=None)
    sent = {j.finding.code: goes_to_sender(j) for j in story.judged()}
    assert (sent["P004"], sent["T006"], sent["S007"]) == (True, False, False)


def test_each_reason_to_send_again_has_its_letter() -> None:
    reasons = {"F014": "link", "F002": "encrypted", "F001": "unreadable", "F003": "no_table"}
    for code, reason in reasons.items():
        letter = resend_letter([Paper("a.eml>表.xlsx", "ab", (Problem(code),))], Story().rules)
        assert letter is not None
        assert (letter.reason, letter.files) == (reason, ("表.xlsx",))
    assert resend_letter([Paper("a", "ab", (Problem("F009"),))], Story().rules) is None


def test_a_name_is_the_last_part_without_what_a_file_name_can_not_hold() -> None:
    assert base_name("来件/1.eml>a.zip>夹/表.xlsx") == "表.xlsx"
