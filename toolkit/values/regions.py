"""Which places the first digits of an ID number may name (GB/T 2260 行政区划代码).

Provinces and prefectures, those of former decades included: an ID keeps the code of the day it was
issued. Counties change too often for a verdict. Facts of the code lists, checked in the tests
against another table.
"""

# code: name, the prefectures' two digits as ranges
_PROVINCES = {
    "11": ("北京市", "00-02"),
    "12": ("天津市", "00-02"),
    "13": ("河北省", "00-11 21-30 90"),
    "14": ("山西省", "00-11 21-27 90"),
    "15": ("内蒙古自治区", "00-09 21-29"),
    "21": ("辽宁省", "00-14 21-22 90"),
    "22": ("吉林省", "00-08 21-26 90"),
    "23": ("黑龙江省", "00-12 21-27 90"),
    "31": ("上海市", "00-02"),
    "32": ("江苏省", "00-13 21-27 90"),
    "33": ("浙江省", "00-11 21-28 90"),
    "34": ("安徽省", "00-18 21-29"),
    "35": ("福建省", "00-09 21-27 90"),
    "36": ("江西省", "00-11 21-26"),
    "37": ("山东省", "00-17 21-29 90"),
    "41": ("河南省", "00-17 21-30 90"),
    "42": ("湖北省", "00-13 21-29 90"),
    "43": ("湖南省", "00-13 21-31 90"),
    "44": ("广东省", "00-29 51-53 90"),
    "45": ("广西壮族自治区", "00-14 21-28"),
    "46": ("海南省", "00-04 90"),
    "50": ("重庆市", "00-03"),
    "51": ("四川省", "00-39 90"),
    "52": ("贵州省", "00-06 21-27"),
    "53": ("云南省", "00-09 21-35"),
    "54": ("西藏自治区", "00-06 21-27"),
    "61": ("陕西省", "00-10 21-27"),
    "62": ("甘肃省", "00-12 21-30"),
    "63": ("青海省", "00-02 21-28"),
    "64": ("宁夏回族自治区", "00-05 21-22"),
    "65": ("新疆维吾尔自治区", "00-05 21-32 40-43 90"),
    "71": ("台湾省", "00"),
    "81": ("香港特别行政区", "00"),
    "82": ("澳门特别行政区", "00"),
    "83": ("台湾", "00"),  # only on residence permits (港澳台居民居住证)
}


def _prefectures(ranges: str) -> list[str]:
    codes: list[str] = []
    for part in ranges.split():
        first, _, last = part.partition("-")
        codes += [f"{code:02d}" for code in range(int(first), int(last or first) + 1)]
    return codes


_KNOWN = frozenset(
    province + prefecture
    for province, (_, ranges) in _PROVINCES.items()
    for prefecture in _prefectures(ranges)
)


def province(code: str) -> str:
    """The province's name for a region code of two or more digits, "" if there is none."""
    return _PROVINCES.get(code[:2], ("", ""))[0]


def is_known(code: str) -> bool:
    """Whether a region code of six digits lies in a prefecture that exists or once existed."""
    return code[:4] in _KNOWN
