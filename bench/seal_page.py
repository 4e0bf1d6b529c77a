"""Pages that seals are put on, and what a scanner or a phone makes of them."""

from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from bench.seal_drawings import font, unit

Colour = tuple[int, int, int]
LEVELS = (
    "一级棋士",
    "二级棋士",
    "三级棋士",
    "四级棋士",
    "五级棋士",
    "六级棋士",
    "候补棋协大师",
    "棋协大师",
)
_FAMILY, _GIVEN = "赵钱孙李周吴郑王冯陈", "子涵宇轩雨欣浩然思远佳怡梓睿"


def RED(rng: Random) -> Colour:  # noqa: N802
    """The red of an ink pad."""
    return rng.randint(170, 225), rng.randint(20, 60), rng.randint(30, 70)


def person(rng: Random) -> str:
    """An invented name."""
    return rng.choice(_FAMILY) + "".join(rng.choice(_GIVEN) for _ in range(rng.randint(1, 2)))


def form_page(rng: Random, ink: Colour = (30, 30, 30), lines: Colour = (60, 60, 60)) -> Image.Image:
    """An entry form, printed."""
    width = rng.choice([700, 900, 1100])
    page = Image.new("RGB", (width, round(width * rng.uniform(0.9, 1.35))), "white")
    draw = ImageDraw.Draw(page)
    unit_px = width / 40
    face = rng.choice([0, 2, 5, 6])
    title = font(rng, round(unit_px * 1.8), face)
    small = font(rng, round(unit_px * 0.75), face)
    draw.text((width / 2, unit_px * 2), "全市棋类公开赛报名表", ink, title, anchor="mm")
    draw.text((unit_px * 3, unit_px * 4), f"参赛单位：{unit(rng)}", ink, small)
    draw.text((unit_px * 27, unit_px * 4), "（加盖公章）", ink, small)
    rows, top, step = rng.randint(6, 16), unit_px * 5.6, unit_px * 1.7
    columns = [3, 6, 11, 14, 23, 30, 37]
    for row in range(rows + 1):
        y = top + row * step
        draw.line((3 * unit_px, y, 37 * unit_px, y), lines, max(1, width // 700))
        if row < rows and (row == 0 or rng.random() < 0.9):
            digits = "3" + "".join(str(rng.randrange(10)) for _ in range(17))
            said: tuple[str, ...] = ("序号", "姓名", "性别", "身份证号", "等级", "组别")
            if row:
                said = (str(row), person(rng), rng.choice("男女"), digits, rng.choice(LEVELS), "组")
            for column, text in enumerate(said):
                x = (columns[column] + columns[column + 1]) / 2 * unit_px
                draw.text((x, y + step / 2), text, ink, small, anchor="mm")
    for column in columns:
        draw.line(
            (column * unit_px, top, column * unit_px, top + rows * step),
            lines,
            max(1, width // 700),
        )
    low = top + (rows + 0.8) * step
    phone = "1" + "".join(str(rng.randrange(10)) for _ in range(10))
    draw.text((3 * unit_px, low), f"领队：{person(rng)}  电话：{phone}", ink, small)
    draw.text((27 * unit_px, low), "单位（盖章）：", ink, small)
    draw.text(
        (29 * unit_px, low + step),
        f"20{rng.randint(15, 25)}年{rng.randint(1, 12)}月8日",
        ink,
        small,
    )
    return page


def certificate(rng: Random) -> tuple[Image.Image, str]:
    """A title certificate without its seal, and the level it states."""
    level = rng.choice(LEVELS)
    page = Image.new("RGB", (900, 620), tuple(rng.randint(240, 254) for _ in range(3)))
    draw = ImageDraw.Draw(page)
    draw.rectangle((14, 14, 886, 606), outline=(200, 170, 100), width=4)
    draw.text(
        (450, 90),
        "棋士等级证书",
        rng.choice([(180, 30, 40), (20, 20, 20)]),
        font(rng, 56),
        anchor="mm",
    )
    portrait(draw, (70, 180, 220, 380), rng.choice([(190, 20, 30), (60, 110, 180)]))
    said = ("姓  名：" + person(rng), "性  别：" + rng.choice("男女"), "等  级：" + level,
            f"证书编号：CN{rng.randrange(10**8):08}",
            f"批准日期：20{rng.randint(10, 24)}年7月")  # fmt: skip
    face = font(rng, 32)
    for number, line in enumerate(said):
        draw.text((320, 190 + 56 * number), line, (20, 20, 20), face)
    return page, level


def portrait(draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int], back: Colour) -> None:
    """A head and shoulders before a coloured ground."""
    x, y, right, low = box
    width, height = right - x, low - y
    draw.rectangle(box, fill=back)
    draw.ellipse(
        (x + 0.28 * width, y + 0.12 * height, x + 0.72 * width, y + 0.6 * height), (25, 20, 20)
    )
    draw.ellipse(
        (x + 0.33 * width, y + 0.2 * height, x + 0.67 * width, y + 0.64 * height), (235, 195, 170)
    )
    draw.pieslice(
        (x + 0.1 * width, y + 0.65 * height, x + 0.9 * width, y + 1.4 * height),
        180,
        360,
        (60, 60, 90),
    )


def stamp(
    rng: Random, page: Image.Image, ink: Image.Image, place: tuple[int, int], size: int,
    colour: Colour, opacity: float, *, turn: bool = True,
) -> None:  # fmt: skip
    """Press a seal on a page: its ink darkens what is there, as real ink does."""
    mark = ink.resize((size, round(size * ink.height / ink.width)), Image.Resampling.LANCZOS)
    if turn:
        mark = mark.rotate(rng.uniform(-45, 45), Image.Resampling.BICUBIC, True)
    layer = Image.new("L", page.size)
    layer.paste(mark, place)
    share = np.asarray(layer, np.float32)[..., None] / 255 * opacity
    paper = np.asarray(page, np.float32)
    tint = np.array(colour, np.float32) / 255
    inked = paper * (1 - share * (1 - tint))
    page.paste(Image.fromarray(np.clip(inked, 0, 255).astype(np.uint8)))


def effects(rng: Random, picture: Image.Image, blur: float = 0.0) -> Image.Image:
    """A phone's photo of a page: slanted, unevenly lit, tinted, soft and noisy."""
    width, height = picture.size
    table = tuple(rng.randint(40, 170) for _ in range(3))

    def near(x: float, y: float) -> tuple[float, float]:
        return x + width * rng.uniform(-0.035, 0.035), y + height * rng.uniform(-0.035, 0.035)

    corners = [near(x, y) for x, y in ((0, 0), (width, 0), (width, height), (0, height))]
    goal = ((0, 0), (width, 0), (width, height), (0, height))
    matrix = []
    for (x, y), (u, v) in zip(goal, corners, strict=True):
        matrix += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    flat = np.array([value for corner in corners for value in corner])
    solved = np.linalg.solve(np.array(matrix, np.float64), flat)
    photo = picture.transform(
        picture.size, Image.Transform.PERSPECTIVE, tuple(solved), Image.Resampling.BICUBIC,
        fillcolor=table,
    )  # fmt: skip
    if blur or rng.random() < 0.5:
        photo = photo.filter(ImageFilter.GaussianBlur(rng.uniform(0.6, 1) * (blur or 0.8)))
    pixels = np.asarray(photo, np.float32)
    light = np.linspace(rng.uniform(0.6, 1), rng.uniform(0.6, 1), width)[None, :]
    light = light * np.linspace(rng.uniform(0.75, 1), 1, height)[:, None]
    cast = np.array([rng.uniform(0.86, 1) for _ in range(3)])
    grain = np.random.default_rng(rng.randrange(2**32)).normal(0, rng.uniform(1, 5), pixels.shape)
    return Image.fromarray(
        np.clip(pixels * light[..., None] * cast + grain, 0, 255).astype(np.uint8)
    )
