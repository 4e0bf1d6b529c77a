from pathlib import Path

import pytest

from tests.flows.office import done, qisai, snapshot
from tests.regulations import FOLDER
from toolkit.store.folder import SUBFOLDERS


def test_a_new_event_has_folders_regulation_form_and_journal(tmp_path: Path) -> None:
    event = tmp_path / "文件夹 有空格" / "淄博"
    document = done("new", event, "--regulation", "zibo-2020")
    assert document["regulation"] == "zibo-2020"
    assert Path(document["form"]).exists()
    assert all((event / name).is_dir() for name in SUBFOLDERS)
    shipped = (FOLDER / "zibo-2020" / "regulation.toml").read_bytes()
    assert (event / "规程" / "规程.toml").read_bytes() == shipped


def test_what_comes_next_is_said(tmp_path: Path) -> None:
    said = qisai("new", tmp_path / "淄博", "--regulation", "zibo-2020").out
    assert "下一步：把报名表发给各单位" in said


def test_an_event_that_is_there_stays_untouched(tmp_path: Path) -> None:
    event = tmp_path / "淄博"
    done("new", event, "--regulation", "zibo-2020")
    before = snapshot(event)
    answer = qisai("new", event, "--regulation", "zibo-2020", "--json")
    assert (answer.code, "已经是" in answer.data["error"]["message"]) == (1, True)
    assert snapshot(event) == before


@pytest.mark.parametrize(
    ("regulation", "said"),
    [
        ("zibo-2021", "没有叫“zibo-2021”的规程"),
        ("../zibo-2020", "没有叫"),
        ("淄博", "没有叫"),
        ("", "没有叫"),
    ],
)
def test_a_wrong_regulation_names_those_there_are(
    tmp_path: Path, regulation: str, said: str
) -> None:
    answer = qisai("new", tmp_path / "x", "--regulation", regulation, "--json")
    assert answer.code == 1
    assert said in answer.data["error"]["message"]
    assert "zibo-2020" in answer.data["error"]["remedy"]
    assert not (tmp_path / "x").exists()


def test_a_regulation_with_an_unknown_key_is_named_with_its_path(tmp_path: Path) -> None:
    text = (FOLDER / "zibo-2020" / "regulation.toml").read_text("utf-8")
    path = tmp_path / "规程.toml"
    path.write_text(text.replace("[late]", "[late]\nsurcharg = 5"), "utf-8")
    answer = qisai("new", tmp_path / "x", "--regulation", path, "--json")
    assert (answer.code, "surcharg" in answer.data["error"]["message"]) == (1, True)
    assert not (tmp_path / "x").exists()


def test_a_file_of_that_name_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "淄博").write_text("mine", "utf-8")
    answer = qisai("new", tmp_path / "淄博", "--regulation", "zibo-2020")
    assert (answer.code, answer.err.startswith(str(tmp_path))) == (1, True)
    assert (tmp_path / "淄博").read_text("utf-8") == "mine"


def test_a_place_below_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "文件").write_text("mine", "utf-8")
    answer = qisai("new", tmp_path / "文件" / "淄博", "--regulation", "zibo-2020", "--json")
    assert (answer.code, set(answer.data["error"])) == (1, {"message", "remedy"})


def test_an_own_file_is_a_regulation_too(tmp_path: Path) -> None:
    path = tmp_path / "我的规程.toml"
    path.write_bytes((FOLDER / "zibo-2020" / "regulation.toml").read_bytes())
    assert done("new", tmp_path / "x", "--regulation", path)["regulation"] == "zibo-2020"


def test_regulation_is_demanded(tmp_path: Path) -> None:
    assert qisai("new", tmp_path / "x").code == 2
