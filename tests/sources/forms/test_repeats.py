from tests.sources.forms.test_lines import read
from toolkit.sources.forms.repeats import without_repeats
from toolkit.sources.forms.units import by_unit

ENTRY = (
    "单位：甲队\n领队：赵一\n姓名|性别|身份证号|组别\n"
    "王小一|男|370303200801152211|甲组\n王小二|女|370303200801152238|甲组"
)


def players(*texts: str) -> list[str]:
    sheets = without_repeats([read(text, sheet=f"表{n}") for n, text in enumerate(texts)])
    return [line.said["name"].text for unit in by_unit(sheets) for line in unit.lines["players"]]


def test_a_rooming_list_enters_nobody_twice() -> None:
    rooms = (
        "房号|姓名|性别|身份证号\n301|王小一|男|370303200801152211\n"
        "302|王小二|女|\n303|赵一|男|370303197503120313"
    )
    assert players(ENTRY, rooms) == ["王小一", "王小二"]
    assert players(rooms, ENTRY) == ["王小一", "王小二"]


def test_another_person_in_a_bare_list_is_kept() -> None:
    bare = (
        "房号|姓名|性别|身份证号\n"
        "301|王小三|男|370303200801152254\n302|王小一|男|370303200801152297"
    )
    assert players(ENTRY, bare) == ["王小一", "王小二", "王小三", "王小一"]


def test_the_same_row_twice_in_the_entry_itself_is_kept() -> None:
    twice = ENTRY + "\n王小一|男|370303200801152211|甲组"
    assert players(twice) == ["王小一", "王小二", "王小一"]


def test_a_file_of_bare_lists_is_read_as_it_is() -> None:
    assert players("单位：甲队\n姓名|性别|身份证号\n王小一|男|370303200801152211") == ["王小一"]
