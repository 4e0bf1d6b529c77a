from tests.entered import form, mailed
from toolkit.entries.likeness import birthday, known_number, likeness


def players(*said: dict[str, str]):  # type: ignore[no-untyped-def]
    return tuple(mailed(form(said)).ground().roster.entries)


def test_only_those_who_share_something_are_near() -> None:
    one, two, three = players({"name": "陈东"}, {"name": "陈 东"}, {})
    index = likeness((one, two, three))
    assert index.near(one) == (one, two)
    assert index.near(three) == (three,)


def test_a_number_identifies_unless_it_is_none() -> None:
    def known(number: str) -> str | None:
        return known_number(players({"id_number": number})[0].player)

    assert known("370303200801152218") == "370303200801152218"  # a wrong check digit still can
    assert known("370303080115521") == "370303080115521"
    assert known("370303200801152000（数字）") is None
    assert known("见附件") is None
    assert known("") is None


def test_a_sound_number_says_the_birthday_a_faulty_one_does_not() -> None:
    [sound] = players({"id_number": "370303200801152211", "birth": "2009-09-09"})
    [faulty] = players({"id_number": "370303200801152218", "birth": "2009-09-09"})
    assert str(birthday(sound.player)) == "2008-01-15"
    assert str(birthday(faulty.player)) == "2009-09-09"
