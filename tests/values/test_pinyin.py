import pytest

from toolkit.values.pinyin import (
    SURNAME_READINGS,
    latin_keys,
    latin_letters,
    latin_name,
    reading,
    sound,
    spellings,
)


@pytest.mark.parametrize(
    ("one", "other"),
    [("文沐怡", "文沐一"), ("廊坊", "廊方"), ("黄宏亮", "黄红亮"), ("聊城", "聊程")],
)
def test_homophones_sound_equal(one: str, other: str) -> None:
    assert sound(one) == sound(other)


def test_what_sounds_otherwise() -> None:
    assert sound("王一诺") != sound("汪亦诺")[:-1]
    assert sound("陈") != sound("程")


@pytest.mark.parametrize(
    ("name", "typed"),
    [("曾雨睿", "ZENGYURUI"), ("曾雨睿", "CENGYURUI"), ("重庆弈友", "CHONGQINGYIYOU"),
     ("尉健", "WEIJIAN"), ("尉迟恭", "YUCHIGONG"), ("吕静梅", "LYUJINGMEI"),
     ("孙阳", "SUNYANG"),
     ("吕静梅", "LVJINGMEI"), ("吕静梅", "LUJINGMEI"), ("单国强", "SHANGUOQIANG")],
)  # fmt: skip
def test_names_typed_in_pinyin(name: str, typed: str) -> None:
    assert typed in spellings(name)


def test_spellings_stay_few() -> None:
    assert len(spellings("重长行乐")) <= 60


def test_surnames_have_one_sign_and_a_plain_reading() -> None:
    assert all(len(sign) == 1 and text.isalpha() for sign, text in SURNAME_READINGS.items())
    assert reading("a") == "a"


@pytest.mark.parametrize(
    ("name", "keys"),
    [("王伟", {"wangwei"}), ("Li Ming", {"liming", "mingli"}), ("王x", {"wangx"}), ("1", set()),
     ("Wang, Xiao-Ming", {"wangxiaoming"}),
     ("Jan van Beek", {"janvanbeek", "vanbeekjan", "beekjanvan"})],
)  # fmt: skip
def test_how_lists_of_latin_letters_may_have_a_name(name: str, keys: set[str]) -> None:
    assert keys <= latin_keys(name)
    assert all(key.isalpha() and key.islower() for key in latin_keys(name))


def test_letters_alone_are_compared() -> None:
    assert latin_letters("WANG, Xiao-Ming") == latin_letters("Wang Xiaoming") == "wangxiaoming"


@pytest.mark.parametrize(
    ("name", "latin"),
    [
        ("王小明", "Wang, Xiaoming"),
        ("欧阳娜娜", "Ouyang, Nana"),
        ("欧阳", "Ou, Yang"),
        ("单雄信", "Shan, Xiongxin"),
        ("吕布", "Lu, Bu"),
        ("买买提·吐尔逊", "Mai, Maitituerxun"),
        ("NA", "NA"),
        ("Li, Wei", "Li, Wei"),
    ],
)
def test_a_name_as_rating_lists_write_it(name: str, latin: str) -> None:
    assert latin_name(name) == latin
