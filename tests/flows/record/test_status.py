"""Where the event stands and what to do next, at each step."""

from pathlib import Path

from tests.flows.finished import finished_event, player
from tests.flows.office import done, event_with, form, mail, put, qisai
from tests.flows.working import run
from tests.sources.lists import single
from toolkit.flows.entry.ratings import LISTS
from toolkit.flows.finish.prizes import prizes
from toolkit.flows.finish.titles import titles
from toolkit.flows.record.status import status


def test_the_next_step_follows_the_event(tmp_path: Path) -> None:
    event = event_with(tmp_path)
    assert "1来件" in qisai("status", event=event).out
    put(event, mail(form()))
    done("run", event=event)
    assert "qisai publish" in qisai("status", event=event).out
    done("publish", event=event)
    state = done("status", event=event)
    assert (state["units"], state["players"], state["publications"]) == (1, 1, 1)
    assert "qisai pair" in qisai("status", event=event).out


def test_run_without_arrivals_says_so(tmp_path: Path) -> None:
    answer = qisai("run", event=event_with(tmp_path))
    assert answer.code == 1
    assert "没有文件" in answer.err


def test_run_checks_what_was_read_before_when_nothing_new_lies_there(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(form()))
    done("run", event=event)
    (event / "1来件" / "01.eml").unlink()
    assert done("run", event=event)["players"] == 1


def test_run_reads_the_lists_that_lie_there_and_says_so(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(form([{"fide_id": "8600001"}])))
    single(event / LISTS / "standard_dec19frl.txt")
    (event / LISTS / "照片").mkdir()
    (event / LISTS / "照片" / "吴二.jpg").write_bytes(b"no list")
    done("ingest", event=event)
    assert done("status", event=event)["lists_waiting"] == ["standard_dec19frl.txt"]
    assert "还没有读入：standard_dec19frl.txt" in qisai("status", event=event).out
    said = qisai("run", event=event).out
    assert "读入 1来件/资料：" in said
    assert "2019-12 国际等级分表" in said
    assert done("status", event=event)["lists_waiting"] == []
    assert "读入 1来件/资料" not in qisai("run", event=event).out


def test_a_list_is_read_again_when_somebody_entered_since(tmp_path: Path) -> None:
    event = event_with(tmp_path, mail(form()))
    single(event / LISTS / "standard_dec19frl.txt")
    done("run", event=event)
    put(event, mail(form([{"name": "陈东"}], unit="临朐县实验小学", start=5), "临朐报名表.xlsx"))
    done("ingest", event=event)
    assert done("status", event=event)["lists_waiting"] == ["standard_dec19frl.txt"]
    done("run", event=event)
    assert done("status", event=event)["lists_waiting"] == []


def test_after_the_last_round_prizes_then_titles_then_the_yearbook(tmp_path: Path) -> None:
    people = [player(name, "三级组(男子)", title="三级棋士") for name in "甲乙丙丁戊己庚辛壬癸"]
    event = finished_event(tmp_path, people, regulation="changsha-2018")
    assert "qisai prizes" in run(event, status).next_step
    run(event, prizes)
    assert "qisai titles" in run(event, status).next_step
    run(event, titles)
    assert "qisai ratings yearbook" in run(event, status).next_step
