from toolkit.sources.files.unreadable import broken, locked


def test_verdicts() -> None:
    error = broken("太大", "xlsx", "表!A1")
    assert (error.problem.code, error.problem.where, error.kind) == ("F001", "表!A1", "xlsx")
    assert error.problem.detail == {"reason": "太大"}
    assert locked("xls").problem.code == "F002"
