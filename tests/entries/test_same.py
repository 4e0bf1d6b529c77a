from toolkit.entries.same import Same


def test_equal_things_are_not_the_same() -> None:
    one, other = [1], [1]
    assert Same(one) == Same(one)
    assert hash(Same(one)) == hash(Same(one))
    assert Same(one) != Same(other)
    assert Same(one) != one
