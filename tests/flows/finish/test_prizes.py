"""`qisai prizes`: from results to the hall's list, versions, decisions, accounts."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.flows.finished import MEN, finished_event, player
from tests.flows.office import decide
from tests.flows.working import NOW, refused, run
from toolkit.flows.desk import Desk, at_desk
from toolkit.flows.entry.check import check
from toolkit.flows.finish.prizes import prizes
from toolkit.flows.finish.purge import purge
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.record.undo import rebuild, undo
from toolkit.model.game import Result
from toolkit.model.play_facts import ResultEntered

NAMES = ["赵一", "钱二", "孙三", "李四", "周五", "吴六", "郑七", "王八", "冯九", "陈十"]
PEOPLE = [player(name) for name in NAMES]
XIANGQI = [
    player(name, "公开组", sex="女" if number in (2, 5) else "男", unit="甲队", title="")
    for number, name in enumerate(NAMES, 1)
]


def work(event: Path) -> Outcome:
    return run(event, prizes, "prizes")


def amounts(made: Outcome, name: str) -> dict[str, str]:
    return {a["name"]: a["amount"] for a in made.data["awards"] if a["list"] == name}


def type_in(event: Path, book: str, sheet: str, **typed: Mapping[str, str | None]) -> None:
    """Types into yellow cells: per row, known by the text in its first visible column."""
    path = event / "2填写" / f"{book}.xlsx"
    opened = load_workbook(path)
    page = opened[sheet]
    columns = {cell.value: cell.column for cell in page[3]}
    for row in range(4, page.max_row + 1):
        for column, value in typed.get(str(page.cell(row, 3).value), {}).items():
            page.cell(row, columns[column]).value = value
    opened.save(path)


def test_a_finished_section_gives_its_prizes(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    made = work(event)
    assert made.data["version"] == 1
    assert amounts(made, MEN) == dict(
        zip(
            NAMES[:8],
            ["30000.00", "15000.00", "8000.00", "4000.00", "3000.00", "2000.00", "1500.00",
             "1000.00"],
            strict=True,
        )
    )  # fmt: skip
    book = load_workbook(event / "3公布" / "奖金表.xlsx")
    assert [book[MEN].cell(row, 2).value for row in range(4, 12)] == NAMES[:8]
    for name in ("颁奖", "发放表"):
        assert (event / "5内部" / f"{name}.xlsx").exists()


def test_nothing_is_given_before_the_last_round(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE, rounds=8)
    failure = refused(event, prizes)
    assert failure.message == f"还没有打完的组：{MEN}，不出奖金。"
    assert not (event / "3公布" / "奖金表.xlsx").exists()


def test_an_unfinished_section_does_not_hold_up_a_finished_one(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    women = [player(f"女{name}", "棋协大师组(女子)", sex="女") for name in NAMES]
    other = finished_event(tmp_path / "另一个", PEOPLE, women)
    assert work(event).data["unfinished"] == []
    assert {a["list"] for a in work(other).data["awards"]} == {MEN, "棋协大师组(女子)"}


def test_an_event_without_sections_says_what_to_do(tmp_path: Path) -> None:
    event = finished_event(tmp_path)
    assert refused(event, prizes).remedy == "请先运行 qisai pair 组别。"


def _turn(desk: Desk) -> Outcome:
    """The game between first and second in fact ended the other way."""
    state = desk.state.sections[MEN]
    for paired in state.rounds:
        for game in paired.round.games:
            if {game.white, game.black} == {1, 2}:
                won = Result.BLACK_WINS if game.white == 1 else Result.WHITE_WINS
                desk.note([ResultEntered(MEN, paired.round.number, game.board, won)])
    return Outcome(())


def test_a_later_correction_is_a_second_version_that_says_what_changed(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    work(event)
    assert work(event).data["version"] == 1  # nothing changed, no new version
    run(event, _turn)
    made = work(event)
    assert made.data["version"] == 2
    assert amounts(made, MEN)["钱二"] == "30000.00"
    assert any("更正" in line and "钱二" in line for line in made.lines)
    book = load_workbook(event / "3公布" / "奖金表.xlsx")
    assert "第 2 版" in book[MEN]["A2"].value
    assert [row[1].value for row in book["更正"].iter_rows(min_row=4)] == ["钱二", "赵一"]


def test_a_published_version_stays_until_prizes_runs_again(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    work(event)
    before = (event / "3公布" / "奖金表.xlsx").read_bytes()
    run(event, _turn)
    run(event, rebuild)
    assert (event / "3公布" / "奖金表.xlsx").read_bytes() == before


def test_open_points_stand_in_the_decisions_and_in_the_findings(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    made = work(event)
    assert [p["code"] for p in made.data["points"]] == ["Z007"]
    sheet = load_workbook(event / "2填写" / "裁定.xlsx")["裁定"]
    texts = [str(cell.value) for row in sheet.iter_rows() for cell in row]
    assert any("没有读入往届冠军名录" in text for text in texts)
    found = run(event, lambda desk: check(desk)).data
    assert found["counts"]["Z007"] == 1


def test_accounts_are_asked_for_read_back_and_paid_to(tmp_path: Path) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    made = work(event)
    assert len(amounts(made, "个人")) == 10
    counts = run(event, lambda desk: check(desk)).data["counts"]
    assert counts["Z003"] == 11  # ten players and the leader of the team
    type_in(
        event, "收款账户", "收款账户",
        赵一={"户名": "赵一", "开户行": "邮储银行清水支行", "账号": "6217 0000 0000 0001"},
        钱二={"户名": "钱父", "开户行": "中国邮政储蓄银行秦州支行", "账号": "6217000000000002"},
        孙三={"户名": "孙三", "开户行": "工商银行", "账号": "6222000000000003"},
    )  # fmt: skip
    again = work(event)
    assert [f["message"] for f in again.data["findings"]] == [
        "开户行“工商银行”不是邮政储蓄银行；规程规定只用邮政储蓄银行账户"
    ]
    counts = run(event, lambda desk: check(desk)).data["counts"]
    assert (counts["Z003"], counts["Z006"]) == (9, 1)
    assert transferred(event) == [
        ["赵一", "6217000000000001", "邮储银行清水支行", 16000],
        ["钱父", "6217000000000002", "中国邮政储蓄银行秦州支行", 8000],
    ]
    kept = load_workbook(event / "2填写" / "收款账户.xlsx")["收款账户"]
    rows = {row[2].value: [cell.value for cell in row] for row in kept.iter_rows(min_row=4)}
    assert "工商银行" in rows["孙三"]  # what could not be read is not lost


def test_a_payment_that_came_back_is_open_until_the_account_is_put_right(tmp_path: Path) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    work(event)
    account = {"户名": "赵一", "开户行": "邮储银行清水支行", "账号": "6217000000000001"}
    other = {"户名": "钱二", "开户行": "邮储银行秦州支行", "账号": "6217000000000002"}
    type_in(
        event, "收款账户", "收款账户",
        赵一={**account, "发放": "退票"}, 钱二={**other, "发放": "已发放"},
        孙三={"发放": "付了"},
    )  # fmt: skip
    again = work(event)
    assert [f["message"] for f in again.data["findings"]] == ["发放“付了”不认识，请从列表中选择"]
    assert transferred(event) == []
    found = run(event, lambda desk: check(desk)).data["findings"]
    [back] = [f["message"] for f in found if "银行退回" in f["message"]]
    assert "账号 6217000000000001" in back
    assert not [f for f in found if f["code"] == "Z003" and f["subject"] == "钱二"]
    checked = load_workbook(event / "5内部" / "发放表.xlsx")["核对"]
    reasons = {row[0].value: row[2].value for row in checked.iter_rows(min_row=3)}
    assert reasons["赵一"] == "退票（账号 6217000000000001）：改正账户后清空“发放”"
    assert reasons["钱二"] == "已发放"
    right = {"账号": "6217000000000009", "发放": None}
    type_in(event, "收款账户", "收款账户", 赵一=right, 孙三={"发放": None})
    work(event)
    assert transferred(event) == [["赵一", "6217000000000009", "邮储银行清水支行", 16000]]


def transferred(event: Path) -> list[list[object]]:
    bulk = load_workbook(event / "5内部" / "发放表.xlsx")["批量转账"]
    return [[cell.value for cell in row][1:5] for row in bulk.iter_rows(min_row=2)]


def test_amounts_set_later_and_chosen_awards_are_typed_in(tmp_path: Path) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    made = work(event)
    women = "女子（混合编排）"
    assert amounts(made, women) == {"钱二": None, "周五": None}
    type_in(event, "奖项核定", "另定奖金", **{women: {"金额（元）": "500"}})
    type_in(event, "奖项核定", "评选奖", 体育道德风尚奖={"获奖者": "赵一，孙三"})
    again = work(event)
    assert amounts(again, women) == {"钱二": "500.00", "周五": "500.00"}
    assert list(amounts(again, "体育道德风尚奖")) == ["赵一", "孙三"]
    assert again.data["version"] == 2


def test_typed_amounts_that_mean_nothing_are_slips(tmp_path: Path) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    work(event)
    type_in(event, "奖项核定", "另定奖金", **{"女子（混合编排）": {"金额（元）": "一些"}})
    assert {f["code"] for f in work(event).data["findings"]} == {"N009"}


def test_rebuild_gives_the_same_bytes_and_undo_takes_the_prizes_back(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    work(event)
    paths = [p for name in ("3公布", "5内部", "2填写") for p in (event / name).rglob("*.xlsx")]
    before = {path: path.read_bytes() for path in paths}
    for path in paths:
        path.unlink()
    run(event, rebuild)
    assert {path: path.read_bytes() for path in before} == before
    run(event, lambda desk: undo(desk, None, "重来"))
    assert not (event / "3公布" / "奖金表.xlsx").exists()
    assert not (event / "5内部" / "颁奖.xlsx").exists()


@pytest.mark.parametrize("command", [rebuild, lambda desk: undo(desk, None, "")])
def test_what_was_typed_is_never_written_over(tmp_path: Path, command: object) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    work(event)
    type_in(event, "收款账户", "收款账户", 赵一={"户名": "赵一"})
    before = (event / "2填写" / "收款账户.xlsx").read_bytes()
    made = at_desk(event, "test", NOW, command)  # type: ignore[arg-type]
    said = made.message if isinstance(made, Failure) else made.lines[0]
    assert said.startswith("2填写/收款账户.xlsx 里还有没读入的内容")
    assert (event / "2填写" / "收款账户.xlsx").read_bytes() == before


def test_a_decision_typed_into_the_sheet_changes_what_is_published(tmp_path: Path) -> None:
    """清水: the overall and the women's prize; the lower one waits until somebody decides."""
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    work(event)
    women = "女子（混合编排）"
    type_in(event, "奖项核定", "另定奖金", **{women: {"金额（元）": "500"}})
    waiting = work(event)
    assert {a["name"] for a in waiting.data["awards"] if a["waits"]} == {"钱二", "周五"}
    decide(event, "Z002", "不接受", "组委会会议决定只领一项")
    made = work(event)
    assert not [a for a in made.data["awards"] if a["waits"]]
    assert amounts(made, women) == {"钱二": "0.00", "周五": "0.00"}
    assert made.data["version"] == waiting.data["version"] + 1


def test_a_barred_player_gets_nothing_and_the_next_ones_move_up(tmp_path: Path) -> None:
    event = finished_event(tmp_path, PEOPLE)
    work(event)
    said = {"姓名": "赵一", "组别": MEN, "理由": "高级低报", "决定人": "王秘书"}
    type_in(event, "奖项核定", "取消获奖", **{"1": said, "2": {"姓名": "没有这人", "组别": MEN}})
    made = work(event)
    assert amounts(made, MEN)["钱二"] == "30000.00"
    assert "赵一" not in amounts(made, MEN)
    assert [f["message"] for f in made.data["findings"]] == [
        f"“{MEN}”里没有“没有这人”，请照编排名单写姓名和组别"
    ]
    texts = [
        str(cell.value)
        for row in load_workbook(event / "3公布" / "奖金表.xlsx")[MEN].iter_rows()
        for cell in row
    ]
    assert "取消获奖 1 人，后面的名次递补。" in texts
    assert not [text for text in texts if "高级低报" in text]


def test_after_a_purge_nothing_is_worked_out_or_written_over(tmp_path: Path) -> None:
    event = finished_event(tmp_path, XIANGQI, regulation="qingshui-2019")
    work(event)
    run(event, lambda desk: purge(desk, yes=True, reason="试"))
    kept = (event / "5内部" / "发放表.xlsx").read_bytes()
    for command in (prizes, rebuild, lambda desk: undo(desk, None, "")):
        assert refused(event, command).message == "个人信息已经清除，这个赛事不能再处理。"
    assert (event / "5内部" / "发放表.xlsx").read_bytes() == kept
    assert not (event / "2填写" / "收款账户.xlsx").exists()
