"""`qisai mail` keeps to its contract."""

import hashlib
import json
from pathlib import Path

from tests.sources.mail.build import attached, letter, mail, word, workbook
from toolkit.flows.outcome import Failure, Outcome
from toolkit.flows.single.mail import mail as flow

NAME = "淄博棋院单位报名表.xlsx"


def test_json_of_a_form_and_a_question(tmp_path: Path) -> None:
    form, question = tmp_path / "form.eml", tmp_path / "q.eml"
    form.write_bytes(attached(NAME.encode("gbk"), workbook(), subject=word("报名")))
    question.write_bytes(mail(letter("请问酒店怎么走？"), received=b""))
    result = flow([str(form), str(question)])
    assert isinstance(result, Outcome)
    assert "报名表" in result.lines[0]
    assert "时间不明" in result.lines[1]
    assert json.loads(json.dumps(result.data)) == {
        "messages": [
            {
                "source": str(form),
                "received": "2019-12-30T09:15:30+08:00",
                "from": "lihua@sender.example",
                "subject": "报名",
                "kind": "form",
                "unit": "淄博棋院",
                "attachments": [
                    {
                        "name": NAME,
                        "sha256": hashlib.sha256(workbook()).hexdigest(),
                        "via": "attachment",
                        "role": "form",
                    }
                ],
            },
            {
                "source": str(question),
                "received": None,
                "from": "lihua@sender.example",
                "subject": "",
                "kind": "question",
                "unit": None,
                "attachments": [],
            },
        ],
    }


def test_unreadable_files_are_named_in_the_text_and_not_in_the_contract(tmp_path: Path) -> None:
    form, other = tmp_path / "form.eml", tmp_path / "a.jpg"
    form.write_bytes(attached(NAME.encode(), workbook()))
    other.write_bytes(b"\xff\xd8\xff")
    result = flow([str(other), str(form), str(tmp_path / "gone.eml")])
    assert isinstance(result, Outcome)
    assert list(result.data) == ["messages"]
    assert [name for name in ("a.jpg", "gone.eml") if name not in "".join(result.lines)] == []


def test_no_input_at_all_is_an_error_with_a_remedy(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone"):
        failure = flow([str(path)])
        assert isinstance(failure, Failure)
        assert failure.message
        assert failure.remedy
