"""2填写/寄信.xlsx: the drafts of 4回信, ticked by the organiser before they go."""

from toolkit.layouts.fill_in import FillColumn, FillTable

GO, HOLD = "寄", "不寄"

SEND_LIST = FillTable(
    "寄信",
    (
        FillColumn("name", "草稿（4回信）", 44),
        FillColumn("to", "收件人", 30),
        FillColumn("subject", "主题", 46),
        FillColumn("state", "情况", 16, center=True),
        FillColumn(
            "go", "寄不寄", 10, yellow=True, choices=(GO, HOLD), center=True,
            hint="有一行选“寄”，就只寄选“寄”的；都没选“寄”，就寄没选“不寄”的。",
        ),
    ),
)  # fmt: skip
