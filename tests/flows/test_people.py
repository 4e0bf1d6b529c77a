"""Who people are, on payout sheets and forms."""

from tests.entered import form, mailed
from tests.regulations import regulation
from toolkit.entries.build import build
from toolkit.flows.people import people_of


def test_a_person_has_number_phone_birth_and_leader() -> None:
    story = mailed(form([{"name": "王一"}, {"name": "李二", "id_number": "", "phone": ""}]))
    first, second = people_of(build(story.state, regulation()))
    assert (first.name, first.unit, first.leader) == ("王一", "青州市棋类协会", "李领")
    assert (first.id_kind, len(first.id_number), first.sex) == ("居民身份证", 18, "男")
    assert first.birth
    assert (second.id_number, second.phone) == ("", "")
