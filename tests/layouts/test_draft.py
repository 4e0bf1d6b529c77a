from toolkit.layouts.draft import board_row, draft_table


def test_the_sheet_of_a_round_offers_new_numbers_and_a_reason() -> None:
    table = draft_table(3, "红方")
    assert table.sheet == "拟编第3轮"
    assert [column.title for column in table.yellow] == ["改红方号", "改黑方号", "固定", "调整理由"]
    assert (board_row(3, 4), board_row(3, -7)) == ("d3b4", "d3b-7")
