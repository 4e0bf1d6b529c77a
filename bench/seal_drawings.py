"""Draws official seals: round, oval and square, worn or clean, as masks of ink.

Fonts are Debian's (fonts-noto-cjk, fonts-arphic-ukai, fonts-arphic-uming, fonts-wqy-zenhei).
"""

import math
from random import Random
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw, ImageFont

_FONTS = (
    ("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 2),
    ("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc", 2),
    ("/usr/share/fonts/opentype/noto/NotoSerifCJK-Regular.ttc", 2),
    ("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc", 2),
    ("/usr/share/fonts/truetype/arphic/ukai.ttc", 0),
    ("/usr/share/fonts/truetype/arphic/uming.ttc", 0),
    ("/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc", 0),
)
PLACES = (
    "临泉", "海陵", "望江口", "松岗", "银滩", "柳河坝", "玉屏", "金沙湾", "南浦", "鹿鸣山", "碧溪",
    "古塘", "沙洲", "翠屏岭", "长桥", "安澜",
)  # fmt: skip
LEVELS = ("市", "县", "区", "省")
BODIES = (
    "棋类协会", "体育局", "象棋运动协会", "国际象棋协会", "第一中学", "实验小学", "少年宫",
    "棋类运动管理中心", "智力运动俱乐部", "文体广电旅游局", "象棋协会", "教育局", "老年体育协会",
    "第二实验小学", "弈海棋艺培训学校", "天元体育文化有限公司", "将帅象棋俱乐部", "外国语学校",
)  # fmt: skip
_BOTTOM = ("", "", "报名专用章", "业务专用章", "竞赛专用章", "财务专用章", "教务处")


class Mark(NamedTuple):
    """A seal's ink (0–255, transparent = 0) and the name it carries."""

    ink: Image.Image
    text: str


def font(rng: Random, size: int, number: int | None = None) -> ImageFont.FreeTypeFont:
    """One of the fonts, by chance or by number."""
    path, index = _FONTS[rng.randrange(len(_FONTS)) if number is None else number]
    return ImageFont.truetype(path, size, index=index)


def unit(rng: Random) -> str:
    """An invented unit's name."""
    return rng.choice(PLACES) + rng.choice(LEVELS) + rng.choice(BODIES)


def other_unit(rng: Random, name: str) -> str:
    """Another unit than `name`: another place, another level, or another body."""
    place = next(p for p in PLACES if name.startswith(p))
    level, body = name[len(place)], name[len(place) + 1 :]
    change = rng.randrange(3)
    if change == 0:
        place = rng.choice([p for p in PLACES if p != place])
    elif change == 1:
        level = rng.choice([one for one in LEVELS if one != level])
    else:
        body = rng.choice([b for b in BODIES if b != body])
    return place + level + body


def seal(rng: Random, shape: str, text: str, worn: float = 0.0) -> Mark:
    """A seal, about 500 pixels across."""
    if shape == "square":
        ink, text = _square(rng, text)
    else:
        ink = _round(rng, text, rng.uniform(0.6, 0.76) if shape == "oval" else 1.0)
    return Mark(_wear(rng, ink, worn) if worn else ink, text)


def _round(rng: Random, text: str, aspect: float) -> Image.Image:
    a, size = 250.0, 540
    b = a * aspect
    picture = Image.new("L", (size, round(2 * b) + 40))
    draw = ImageDraw.Draw(picture)
    cx, cy = size / 2, b + 20
    width = rng.randint(6, 16)
    _ellipse(draw, cx, cy, a, b, width)
    inner = width + rng.uniform(8, 16)
    if rng.random() < 0.3:
        _ellipse(draw, cx, cy, a - inner, b - inner, rng.randint(2, 4))
        inner += 6
    face = rng.randrange(len(_FONTS))
    length = 2 * math.pi * (a + b) / 2
    span = min(rng.uniform(0.5, 0.72), 0.075 * len(text))
    glyph = round(
        min(rng.uniform(0.25, 0.3) * a * (0.5 + aspect / 2), 0.9 * length * span / len(text))
    )
    _arc(picture, text, cx, cy, a - inner - glyph * 0.62, b - inner - glyph * 0.62, span, glyph,
         font(rng, glyph, face), stretch=rng.uniform(1.0, 1.35))  # fmt: skip
    if aspect == 1.0 and rng.random() < 0.85:
        _star(draw, cx, cy, a * rng.uniform(0.26, 0.34))
        low = cy + b * 0.52
    else:
        low = cy + b * rng.choice([0.1, 0.35])
    bottom = rng.choice(_BOTTOM)
    if bottom:
        draw.text((cx, low), bottom, 255, font(rng, round(a * 0.14), face), anchor="mm")
    elif rng.random() < 0.4:
        digits = "".join(str(rng.randrange(10)) for _ in range(13))
        _arc(picture, digits[::-1], cx, cy, a - width - 18, b - width - 18, 0.24, 20,
             font(rng, 24, face), under=True)  # fmt: skip
    return picture


def _ellipse(draw: ImageDraw.ImageDraw, x: float, y: float, a: float, b: float, width: int) -> None:
    draw.ellipse((x - a, y - b, x + a, y + b), outline=255, width=width)


def _arc(
    picture: Image.Image, text: str, cx: float, cy: float, a: float, b: float, span: float,
    glyph: int, face: ImageFont.FreeTypeFont, stretch: float = 1.0, *, under: bool = False,
) -> None:  # fmt: skip
    """Letters along the upper arc (or the lower one), evenly by length, feet to the middle."""
    angles = np.linspace(0, 2 * np.pi, 2000, endpoint=False)
    steps = np.hypot(a * np.sin(angles), b * np.cos(angles))
    total = float(steps.sum())
    along = np.cumsum(steps) / total
    for number, char in enumerate(text):
        share = 0.25 if under else 0.75
        share += span * ((number + 0.5) / len(text) - 0.5)
        angle = float(np.interp(share % 1.0, along, angles))
        x, y = cx + a * math.cos(angle), cy + b * math.sin(angle)
        normal = math.degrees(math.atan2(math.sin(angle) / b, math.cos(angle) / a))
        tile = Image.new("L", (2 * glyph, 2 * glyph))
        ImageDraw.Draw(tile).text((glyph, glyph), char, 255, face, anchor="mm")
        tile = tile.resize((2 * glyph, round(2 * glyph * stretch)), Image.Resampling.BILINEAR)
        tile = tile.rotate(-(normal + 90) + (180 if under else 0), Image.Resampling.BICUBIC, True)
        picture.paste(255, (round(x - tile.width / 2), round(y - tile.height / 2)), tile)


def _star(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    points = []
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * 0.382
        angle = -math.pi / 2 + number * math.pi / 5
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    draw.polygon(points, 255)


def _square(rng: Random, text: str) -> tuple[Image.Image, str]:
    """Rows left to right, or columns right to left; 印 fills up a last place."""
    rows = 2 if len(text) <= 8 else 3
    columns = math.ceil(len(text) / rows)
    if len(text) < rows * columns and rng.random() < 0.7:
        text += "印" if len(text) + 1 >= rows * columns else ""
    picture = Image.new("L", (480, 480))
    draw = ImageDraw.Draw(picture)
    width = rng.randint(8, 18)
    draw.rectangle((20, 20, 460, 460), outline=255, width=width)
    inside = 440 - 2 * width - 24
    upright = rng.random() < 0.25
    across, down = (rows, columns) if upright else (columns, rows)
    face = font(rng, round(min(inside / across, inside / down) * 0.95))
    for number, char in enumerate(text):
        row, column = divmod(number, columns)
        if upright:
            row, column = column, rows - 1 - row
        x = 20 + width + 12 + inside * (column + 0.5) / across
        y = 20 + width + 12 + inside * (row + 0.5) / down
        draw.text((x, y), char, 255, face, anchor="mm")
    return picture, text


def _wear(rng: Random, ink: Image.Image, amount: float) -> Image.Image:
    """Patches without ink and fine grain, as an old pad leaves them."""
    noise = np.random.default_rng(rng.randrange(2**32))
    coarse = noise.random((7, 7)).astype(np.float32)
    height, width = ink.height, ink.width
    cover = np.asarray(Image.fromarray(coarse).resize((width, height), Image.Resampling.BICUBIC))
    grain = np.asarray(
        Image.fromarray(noise.random((height // 3, width // 3)).astype(np.float32)).resize(
            (width, height), Image.Resampling.BILINEAR
        )
    )
    keep = np.clip(1.6 - amount * (1.1 * cover + 1.2 * grain), 0, 1)
    return Image.fromarray((np.asarray(ink) * keep).astype(np.uint8))
