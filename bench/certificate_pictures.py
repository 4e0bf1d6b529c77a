"""Photos of title certificates with their truth: three designs, seals over them, turned, blurred.

All names and units are invented; fonts are Debian's. The same seed gives the same photos.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from PIL import Image, ImageDraw

from bench.seal_drawings import font, seal, unit
from bench.seal_page import RED, effects, form_page, person, portrait, stamp
from toolkit.values.titles import GRADES, TITLES

_INK = (25, 22, 22)
_TITLED = TITLES[:-1]
_GRADED = GRADES[:-1]
_TURNS = (0, 0, 90, 180, 270)


class Photo(NamedTuple):
    """A photo with the level and the holder it shows; both "" where nobody could read them."""

    picture: Image.Image
    level: str
    name: str
    kind: str


def photo(seed: int, number: int) -> Photo:
    """One photo of a set: the designs in turn, every level and every turn."""
    rng = Random(f"{seed}/certificate/{number}")
    kinds = list(DESIGNS)
    kind = kinds[number % len(kinds)]
    graded = kind == "grade"
    level = rng.choice(_GRADED if graded else _TITLED)
    name = person(rng)
    page = DESIGNS[kind](rng, level, name)
    mark = seal(rng, "round", unit(rng), rng.uniform(0, 0.5))
    size = round(page.width * rng.uniform(0.18, 0.25))
    left, top = round(page.width * rng.uniform(0.5, 0.7)), round(page.height * 0.62)
    stamp(rng, page, mark.ink, (left, min(top, page.height - size)), size, RED(rng), 0.8)
    turn = _TURNS[number % len(_TURNS)]
    shown = effects(rng, page.rotate(turn, expand=True), rng.choice((0.0, 0.0, 0.8)))
    return Photo(shown, level, name, f"{kind} {turn}")


def spoiled(seed: int, number: int) -> Photo:
    """A photo on which no level can be read: too far away, or the line cut off, or no certificate.

    The right answer is that nothing was read.
    """
    rng = Random(f"{seed}/spoiled/{number}")
    way = ("far", "cut", "form")[number % 3]
    if way == "form":  # an entry form names several levels and certifies none
        return Photo(effects(rng, form_page(rng)), "", "", way)
    page = DESIGNS["card"](rng, rng.choice(_TITLED), person(rng))
    if way == "far":
        small = page.resize((page.width // 7, page.height // 7), Image.Resampling.LANCZOS)
        page = small.resize(page.size, Image.Resampling.BICUBIC)
    else:
        page = page.crop((0, 0, page.width, round(page.height * 0.4)))
    return Photo(effects(rng, page), "", "", way)


def _card(rng: Random, level: str, name: str) -> Image.Image:
    """Labels one below the other beside a portrait."""
    page, draw = _paper(rng, (900, 620))
    title = rng.choice(("棋士等级证书", "国际象棋棋士等级证", "象棋等级称号证书"))
    draw.text((450, 90), title, rng.choice((_INK, (180, 30, 40))), font(rng, 52), anchor="mm")
    portrait(draw, (70, 180, 220, 380), rng.choice(((190, 20, 30), (60, 110, 180))))
    lines = (
        f"姓  名：{name}", f"性  别：{rng.choice('男女')}", f"等  级：{level}",
        f"证书编号：{rng.randrange(10**8):08}", f"批准日期：20{rng.randint(10, 24)}年7月",
    )  # fmt: skip
    face = font(rng, 32)
    for number, line in enumerate(lines):
        draw.text((320, 180 + 60 * number), line, _INK, face)
    return page


def _letter(rng: Random, level: str, name: str) -> Image.Image:
    """A sentence that confers the title."""
    page, draw = _paper(rng, (1000, 700))
    draw.text((500, 110), "证  书", (170, 30, 40), font(rng, 72), anchor="mm")
    face = font(rng, 36)
    draw.text((110, 220), f"{name} 同志：", _INK, face)
    draw.text((180, 300), "经审核，符合技术等级标准，", _INK, face)
    draw.text((110, 370), f"特授予{level}称号。", _INK, face)
    draw.text((110, 470), f"编号：第{rng.randrange(10**6):06}号", _INK, font(rng, 26))
    draw.text((620, 560), f"二〇二{rng.choice('〇一二三四')}年八月", _INK, font(rng, 28))
    return page


def _grade(rng: Random, level: str, name: str) -> Image.Image:
    """A table, as sports grades are certified."""
    page, draw = _paper(rng, (860, 640))
    draw.text((430, 80), "运动员技术等级证书", (160, 25, 35), font(rng, 50), anchor="mm")
    face = font(rng, 30)
    rows = (
        ("姓名", name, "性别", rng.choice("男女")),
        ("项目", "国际象棋", "等级称号", level),
        ("编号", f"{rng.randrange(10**7):07}", "授予时间", f"20{rng.randint(10, 24)}.9"),
    )
    for number, row in enumerate(rows):
        y = 170 + 100 * number
        for column, text in enumerate(row):
            x = 70 + (0, 140, 330, 490)[column]
            right = 70 + (140, 330, 490, 740)[column]
            draw.rectangle((x, y, right, y + 100), outline=(90, 90, 90), width=2)
            size = 30 if len(text) < 6 else 26
            draw.text(
                ((x + right) / 2, y + 50), text, _INK, face if size == 30 else font(rng, size),
                anchor="mm",
            )  # fmt: skip
    return page


def _paper(rng: Random, size: tuple[int, int]) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    page = Image.new("RGB", size, tuple(rng.randint(236, 254) for _ in range(3)))
    draw = ImageDraw.Draw(page)
    edge = (14, 14, size[0] - 14, size[1] - 14)
    draw.rectangle(edge, outline=(200, 170, 100), width=rng.choice((3, 6)))
    return page, draw


DESIGNS: dict[str, Callable[[Random, str, str], Image.Image]] = {
    "card": _card,
    "letter": _letter,
    "grade": _grade,
}
