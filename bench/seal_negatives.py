"""Pictures without a seal that look a little as if they had one."""

import math
from collections.abc import Callable
from random import Random

import numpy as np
from PIL import Image, ImageDraw

from bench.seal_drawings import _arc, _star, font, unit
from bench.seal_page import certificate, effects, form_page, portrait

_PIECES = "帅仕相马车炮兵将士象卒"


def _annotated(rng: Random, shape: str) -> Image.Image:
    page = form_page(rng)
    draw = ImageDraw.Draw(page)
    red = (200, 20, 30)
    for _ in range(rng.randint(1, 3)):
        x, y = page.width * rng.uniform(0.15, 0.7), page.height * rng.uniform(0.2, 0.6)
        size, width = page.width * rng.uniform(0.06, 0.1), rng.randint(2, 5)
        if shape == "circle":
            a, b = size * rng.uniform(0.8, 1.2), size * rng.uniform(0.6, 1)
            start = rng.randrange(360)
            draw.arc((x - a, y - b, x + a, y + b), start, start + rng.randint(300, 360), red, width)
        else:
            draw.line((x, y, x + size * 0.3, y + size * 0.4, x + size, y - size * 0.6), red, width)
    return effects(rng, page)


def _banner(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (800, 640), tuple(rng.randint(120, 220) for _ in range(3)))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((60, 110, 740, 190), (200, 20, 30))
    draw.text((400, 150), f"热烈欢迎{unit(rng)}代表队", "white", font(rng, 38), anchor="mm")
    for number in range(7):
        x, coat = 90 + 90 * number, rng.choice([(190, 20, 30), (240, 240, 235), (40, 60, 160)])
        draw.ellipse((x + 10, 300, x + 60, 360), (215, 175, 145))
        draw.rectangle((x, 360, x + 70, 600), coat)
    return effects(rng, picture)


def _dial(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (640, 600), (245, 245, 242))
    draw = ImageDraw.Draw(picture)
    ink = rng.choice([(190, 20, 30), (20, 20, 20), (30, 60, 160)])
    draw.ellipse((100, 80, 540, 520), outline=ink, width=rng.randint(6, 12))
    face = font(rng, 40)
    for hour in range(1, 13):
        angle = math.radians(30 * hour - 90)
        place = (320 + 180 * math.cos(angle), 300 + 180 * math.sin(angle))
        draw.text(place, str(hour), ink if rng.random() < 0.5 else (20, 20, 20), face, anchor="mm")
    draw.line((320, 300, 320 + 90, 300 - 60), ink, 6)
    draw.line((320, 300, 320, 160), (20, 20, 20), 5)
    return effects(rng, picture)


def _flag(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (720, 480), (rng.randint(195, 215), 30, 25))
    draw = ImageDraw.Draw(picture)
    _star_in(draw, 120, 120, 70, (250, 220, 40))
    for x, y in ((240, 50), (290, 100), (290, 170), (240, 220)):
        _star_in(draw, x, y, 24, (250, 220, 40))
    return picture


def _star_in(
    draw: ImageDraw.ImageDraw, x: float, y: float, size: float, colour: tuple[int, int, int]
) -> None:
    mask = Image.new("L", (round(2 * size) + 2, round(2 * size) + 2))
    _star(ImageDraw.Draw(mask), size, size, size)
    draw.bitmap((x - size, y - size), mask, colour)


def _grey(rng: Random) -> Image.Image:
    return effects(rng, form_page(rng)).convert("L").convert("RGB")


def _lantern(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (760, 560), tuple(rng.randint(60, 230) for _ in range(3)))
    draw = ImageDraw.Draw(picture)
    for _ in range(rng.randint(2, 5)):
        x, y, size = rng.randint(80, 680), rng.randint(80, 480), rng.randint(30, 90)
        draw.ellipse((x - size, y - 0.85 * size, x + size, y + 0.85 * size), (205, 25, 30))
        for share in (0.35, 0.7):
            box = (x - share * size, y - 0.85 * size, x + share * size, y + 0.85 * size)
            draw.ellipse(box, outline=(150, 10, 20), width=2)
        draw.text(
            (x, y),
            rng.choice("福春棋弈"),
            (250, 210, 60),
            font(rng, round(size * 0.8)),
            anchor="mm",
        )
    return picture


def _logo_flat(rng: Random) -> Image.Image:
    colour = rng.choice([(25, 120, 60), (20, 80, 170), (190, 25, 35)])
    picture = Image.new("RGB", (600, 600), "white")
    draw = ImageDraw.Draw(picture)
    draw.ellipse((20, 20, 580, 580), colour)
    draw.ellipse((130, 130, 470, 470), "white")
    mask = Image.new("L", picture.size)
    _arc(mask, unit(rng), 300, 300, 225, 225, 0.55, 52, font(rng, 52))
    picture.paste((255, 255, 255), (0, 0), mask)
    draw.text((300, 300), rng.choice("帥棋弈象"), colour, font(rng, 200), anchor="mm")
    return picture


def _logo_round(rng: Random) -> Image.Image:
    colour = rng.choice([(190, 25, 35), (190, 25, 35), (20, 80, 170)])
    picture = Image.new("RGB", (600, 600), "white")
    draw = ImageDraw.Draw(picture)
    draw.ellipse((20, 20, 580, 580), outline=colour, width=8)
    draw.ellipse((150, 150, 450, 450), outline=colour, width=5)
    mask = Image.new("L", picture.size)
    words = rng.choice(["CHESSCLUB", "GRANDMASTER", "KNIGHTSACADEMY", "ROOKHOUSE"])
    _arc(mask, words, 300, 300, 215, 215, 0.4, 64, font(rng, 72))
    picture.paste((15, 15, 15), (0, 0), mask)
    for row in range(6):
        for column in range(row % 2, 6, 2):
            x, y = 225 + 25 * column, 225 + 25 * row
            draw.rectangle((x, y, x + 24, y + 24), (15, 15, 15))
    return picture


def _medal(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (620, 620), tuple(rng.randint(60, 230) for _ in range(3)))
    draw = ImageDraw.Draw(picture)
    draw.polygon([(190, 0), (260, 0), (340, 300), (280, 320)], (180, 20, 35))
    draw.polygon([(430, 0), (360, 0), (280, 300), (340, 320)], (180, 20, 35))
    draw.ellipse((170, 270, 450, 550), (205, 160, 50), (150, 110, 30), 8)
    mask = Image.new("L", picture.size)
    _arc(mask, unit(rng), 310, 410, 110, 110, 0.55, 28, font(rng, 28))
    picture.paste((150, 25, 30), (0, 0), mask)
    _star_in(draw, 310, 410, 45, (150, 25, 30))
    return effects(rng, picture)


def _placeholder(rng: Random) -> Image.Image:
    page = form_page(rng)
    draw = ImageDraw.Draw(page)
    x, y, r = page.width * 0.72, page.height * 0.62, page.width * 0.1
    for start in range(0, 360, 15):
        draw.arc((x - r, y - r, x + r, y + r), start, start + 9, (180, 40, 50), 3)
    draw.text(
        (x, y),
        rng.choice(["盖章处", "公章", "此处盖章"]),
        (180, 40, 50),
        font(rng, round(r * 0.35)),
        anchor="mm",
    )
    return effects(rng, page)


def _portrait(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (420, 560))
    portrait(ImageDraw.Draw(picture), (0, 0, 420, 560), (205, 25, 35))
    return effects(rng, picture) if rng.random() < 0.5 else picture


def _postmark(rng: Random) -> Image.Image:
    page = form_page(rng)
    draw = ImageDraw.Draw(page)
    x, y, size = page.width * 0.7, page.height * 0.55, page.width / 28
    colour = rng.choice([(190, 30, 40), (40, 60, 160), (30, 30, 30)])
    text = rng.choice(["已核对", "2023.12.12", "严禁涂改"])
    draw.text((x, y), text, colour, font(rng, round(size)), anchor="mm")
    draw.line((x - 2 * size, y + size, x + 2 * size, y + size), colour, 3)
    return effects(rng, page)


def _qr(rng: Random) -> Image.Image:
    cells = np.random.default_rng(rng.randrange(2**32)).random((29, 29)) < 0.5
    for top, left in ((0, 0), (0, 22), (22, 0)):
        cells[top : top + 7, left : left + 7] = True
        cells[top + 1 : top + 6, left + 1 : left + 6] = False
        cells[top + 2 : top + 5, left + 2 : left + 5] = True
    picture = Image.fromarray(np.where(np.pad(cells, 3), 20, 255).astype(np.uint8))
    return picture.resize((560, 560), Image.Resampling.NEAREST).convert("RGB")


def _redhead(rng: Random) -> Image.Image:
    page = Image.new("RGB", (860, 760), "white")
    draw = ImageDraw.Draw(page)
    draw.text((430, 90), unit(rng), (205, 20, 30), font(rng, 56, 3), anchor="mm")
    draw.line((80, 160, 780, 160), (205, 20, 30), 4)
    _star_in(draw, 430, 160, 26, (205, 20, 30))
    face = font(rng, 22)
    for row in range(16):
        text = "".join(
            rng.choice("请各参赛单位按时报名比赛规则和要求通知如下安排会场") for _ in range(30)
        )
        draw.text((90, 220 + 32 * row), text, (25, 25, 25), face)
    return effects(rng, page)


def _scene(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (720, 600), tuple(rng.randint(60, 200) for _ in range(3)))
    draw = ImageDraw.Draw(picture)
    for _ in range(24):
        x, y, w, h = (
            rng.randrange(720),
            rng.randrange(600),
            rng.randint(15, 200),
            rng.randint(15, 200),
        )
        colour = tuple(rng.randint(0, 255) for _ in range(3))
        (draw.ellipse if rng.random() < 0.5 else draw.rectangle)((x, y, x + w, y + h), fill=colour)
    return picture


def _wax(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (820, 600), (150, 15, 25))
    draw = ImageDraw.Draw(picture)
    gold = (215, 175, 80)
    draw.ellipse((310, 140, 510, 340), outline=gold, width=6)
    _star_in(draw, 410, 240, 70, gold)
    draw.text((410, 430), rng.choice(["等级证书", "荣誉证书"]), gold, font(rng, 64), anchor="mm")
    return effects(rng, picture)


def _board(rng: Random) -> Image.Image:
    picture = Image.new("RGB", (660, 740), (205, 165, 110))
    draw = ImageDraw.Draw(picture)
    for row in range(10):
        draw.line((60, 60 + 68 * row, 600, 60 + 68 * row), (60, 40, 20), 2)
    for column in range(9):
        draw.line((60 + 67.5 * column, 60, 60 + 67.5 * column, 672), (60, 40, 20), 2)
    for _ in range(20):
        x, y = 60 + 67.5 * rng.randrange(9), 60 + 68 * rng.randrange(10)
        ink = rng.choice([(190, 25, 30), (25, 20, 20)])
        draw.ellipse((x - 28, y - 28, x + 28, y + 28), (225, 190, 135), ink, 3)
        draw.text((x, y), rng.choice(_PIECES), ink, font(rng, 36), anchor="mm")
    return effects(rng, picture)


def _piece(rng: Random) -> Image.Image:
    wood = (rng.randint(205, 230), rng.randint(165, 195), rng.randint(110, 140))
    picture = Image.new("RGB", (520, 520), tuple(v - 15 for v in wood))
    draw = ImageDraw.Draw(picture)
    draw.ellipse((30, 30, 490, 490), wood)
    red = (180, 25, 25)
    draw.ellipse((70, 70, 450, 450), outline=red, width=rng.randint(8, 14))
    draw.text((260, 260), rng.choice(_PIECES), red, font(rng, 250), anchor="mm")
    return effects(rng, picture)


KINDS: dict[str, Callable[[Random], Image.Image]] = {
    "annot_circle": lambda rng: _annotated(rng, "circle"),
    "annot_tick": lambda rng: _annotated(rng, "tick"),
    "banner": _banner,
    "cert_noseal": lambda rng: effects(rng, certificate(rng)[0]),
    "dial": _dial,
    "flag": _flag,
    "form_blank": lambda rng: effects(rng, form_page(rng)),
    "gray_form": _grey,
    "lantern": _lantern,
    "logo_flat": _logo_flat,
    "logo_round": _logo_round,
    "medal": _medal,
    "placeholder": _placeholder,
    "portrait_red": _portrait,
    "postmark_date": _postmark,
    "qr": _qr,
    "red_table": lambda rng: effects(rng, form_page(rng, lines=(200, 40, 50))),
    "red_text": lambda rng: effects(rng, form_page(rng, (200, 40, 50), (60, 60, 60))),
    "redhead": _redhead,
    "scene": _scene,
    "wax_emblem": _wax,
    "xiangqi_board": _board,
    "xiangqi_piece": _piece,
}
