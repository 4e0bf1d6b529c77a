from toolkit.layouts.certificates import CERTIFICATE_VERDICTS, CERTIFICATES


def test_the_yellow_choices_are_what_a_person_may_say() -> None:
    column = next(column for column in CERTIFICATES.yellow if column.key == "verdict")
    assert column.choices == tuple(CERTIFICATE_VERDICTS)
    assert set(CERTIFICATE_VERDICTS.values()) == {"agrees", "differs", "none"}


def test_what_is_compared_stands_side_by_side() -> None:
    keys = [column.key for column in CERTIFICATES.columns]
    assert keys[keys.index("strip") :][:4] == ["strip", "text", "stated", "seen"]
