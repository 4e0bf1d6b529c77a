import pytest

from toolkit.values.certificates import is_receipt, read_certificate


@pytest.mark.parametrize(
    ("text", "levels", "name"),
    [
        ("棋士等级证书/姓  名：吴二/等  级：三级棋士/批准日期：2019年6月", ("三级棋士",), "吴二"),
        ("棋士等级证书/姓｜名：吴二/等｜级：候补棋协大师", ("候补棋协大师",), "吴二"),
        ("证 书/郑三 同志：/特授予棋协大师称号。", ("棋协大师",), "郑三"),
        ("运动员技术等级证书/姓名｜冯四｜性别｜男/等级称号｜二级运动员", ("二级运动员",), "冯四"),
        ("等级证书/姓名：吴二性别：女/等级：二级祺土", ("二级棋士",), "吴二"),
        ("大师证书/授予国际特级大师称号", ("国际特级大师",), ""),
        ("等级证书/姓名：/等级：", (), ""),
        ("等级证书/三级棋士/晋升须知：二级棋士", ("二级棋士",), ""),
        ("等级证书/三级棋士/二级棋士", ("三级棋士", "二级棋士"), ""),
    ],
)
def test_level_and_holder_are_what_the_lines_say(
    text: str, levels: tuple[str, ...], name: str
) -> None:
    found = read_certificate(text.split("/"))
    assert (found.levels, found.name, found.certificate) == (levels, name, True)


def test_an_entry_form_speaks_of_certificates_and_is_none() -> None:
    found = read_certificate(["全市棋类公开赛报名表", "序号｜姓名｜等级证书", "1｜吴二｜一级棋士"])
    assert not found.certificate


@pytest.mark.parametrize(
    ("lines", "receipt"),
    [
        (["银行电子回单", "付款人：吴二", "交易金额：1290.00"], True),
        (["报名费请转账到组委会"], False),
        (["棋士等级证书", "姓名：吴二"], False),
    ],
)
def test_a_receipt_says_so_twice(lines: list[str], receipt: bool) -> None:
    assert is_receipt(lines) is receipt
