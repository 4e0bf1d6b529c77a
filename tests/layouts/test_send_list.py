from toolkit.layouts.send_list import GO, HOLD, SEND_LIST


def test_one_yellow_cell_says_whether_a_letter_goes() -> None:
    [column] = SEND_LIST.yellow
    assert column.choices == (GO, HOLD)
