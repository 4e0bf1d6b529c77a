"""A set of pictures for the search for seals, with their truth: seals of 18 kinds and what is none.

`python -m bench.seal_pictures DIR [SEED] [PER_KIND]` writes pictures and manifest.csv as the
public set has them. All names are invented; the same seed gives the same set.
"""

import csv
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image, ImageFilter

from bench import seal_negatives
from bench.seal_drawings import Mark, other_unit, seal, unit
from bench.seal_page import RED, certificate, effects, form_page, stamp


class Sample(NamedTuple):
    """One picture with its truth; `text` of several seals joined by |."""

    picture: Image.Image
    text: str = ""
    level: str = ""
    ending: str = "jpg"
    quality: int = 88


def _on_page(rng: Random, marks: list[Mark], colour: tuple[int, int, int], opacity: float = 0.8,
             share: tuple[float, float] = (0.16, 0.24), crop: float = 0.0,
             inside: bool = False) -> Image.Image:  # fmt: skip
    page = form_page(rng)
    placed: list[tuple[int, int]] = []
    for mark in marks:
        size = round(page.width * rng.uniform(*share))
        if crop:
            x, y = page.width - round(size * (1 - crop)), round(page.height * rng.uniform(0.2, 0.7))
        else:
            x = round(page.width * rng.uniform(0.05, 0.95) - size / 2)
            x = min(max(x, 0), page.width - size)
            y = round(page.height * rng.uniform(0.2, 0.7))
            while any(abs(x - a) < size * 1.1 and abs(y - b) < size * 1.1 for a, b in placed):
                x, y = rng.randrange(page.width - size), rng.randrange(page.height - size)
        placed.append((x, y))
        stamp(rng, page, mark.ink, (x, y), size, colour, opacity)
    if inside:  # only the part around the seal
        (x, y) = placed[0]
        reach = round(size * rng.uniform(0.5, 1.2))
        right, low = x + size + reach, y + size + reach
        box = (max(0, x - reach), max(0, y - reach), min(page.width, right), min(page.height, low))
        page = page.crop(box)
    return page


def _alone(rng: Random, mark: Mark, *, clean: bool = False, turn: float = 0.0) -> Image.Image:
    ink = mark.ink.rotate(turn, Image.Resampling.BICUBIC, True)
    margin = rng.randint(4, 60)
    size = (ink.width + 2 * margin, ink.height + 2 * margin)
    colour = (rng.randint(200, 255), rng.randint(0, 50), rng.randint(0, 60))
    if clean:
        layer = Image.new("RGBA", size, (*colour, 0))
        alpha = Image.new("L", size)
        alpha.paste(ink, (margin, margin))
        layer.putalpha(alpha)
        return layer
    page = Image.new("RGB", size, tuple(rng.randint(236, 255) for _ in range(3)))
    stamp(rng, page, ink, (margin, margin), ink.width, colour, 0.85, turn=False)
    scale = rng.uniform(0.5, 1)
    return page.resize((round(size[0] * scale), round(size[1] * scale)), Image.Resampling.LANCZOS)


def _alone_kind(
    shape: str, worn: float, turn: float, *, clean: bool = False
) -> Callable[[Random, str], Sample]:
    def make(rng: Random, name: str) -> Sample:
        mark = seal(rng, shape, name, worn)
        picture = _alone(rng, mark, clean=clean, turn=rng.uniform(-turn, turn))
        return Sample(picture, mark.text, ending="png" if clean or rng.random() < 0.5 else "jpg")

    return make


def _page_kind(
    shape: str = "round", photo: float = 0.0, **how: object
) -> Callable[[Random, str], Sample]:
    def make(rng: Random, name: str) -> Sample:
        mark = seal(rng, shape, name, rng.uniform(0, 0.9))
        keys = {"colour": RED(rng), **how}
        picture = _on_page(rng, [mark], **keys)  # type: ignore[arg-type]
        if photo:
            picture = effects(rng, picture, blur=photo if photo > 1 else 0)
        return Sample(picture, mark.text, quality=rng.randint(55, 92))

    return make


def _two(rng: Random, name: str) -> Sample:
    marks = [seal(rng, "round", text, rng.uniform(0, 0.8)) for text in (name, unit(rng))]
    return Sample(effects(rng, _on_page(rng, marks, RED(rng))), "|".join(m.text for m in marks))


def _fax(rng: Random, name: str) -> Sample:
    mark = seal(rng, "round", name, rng.uniform(0, 0.6))
    page = _on_page(rng, [mark], (30, 30, 30), 1.0, (0.2, 0.28), inside=rng.random() < 0.5)
    grey = page.convert("L").filter(ImageFilter.GaussianBlur(0.6))
    return Sample(grey.point(lambda v: 255 if v > 150 else 20).convert("RGB"), mark.text)


def _blue(rng: Random, name: str) -> Sample:
    mark = seal(rng, "round", name, rng.uniform(0, 0.6))
    colour = (rng.randint(20, 70), rng.randint(50, 110), rng.randint(140, 200))
    page = _on_page(rng, [mark], colour, 0.85, inside=rng.random() < 0.5)
    return Sample(effects(rng, page), mark.text)


def _cert(rng: Random, name: str) -> Sample:
    page, level = certificate(rng)
    mark = seal(rng, "round", name, rng.uniform(0, 0.5))
    size = round(page.width * rng.uniform(0.18, 0.25))
    place = (round(page.width * 0.6), round(page.height * rng.uniform(0.5, 0.62)))
    stamp(rng, page, mark.ink, place, size, RED(rng), 0.85)
    turn = rng.choice([0, 0, 0, 0, 90])
    picture = effects(rng, page)
    return Sample(picture.rotate(turn, expand=True) if turn else picture, mark.text, level)


def _square(rng: Random, name: str) -> Sample:
    mark = seal(rng, "square", name, rng.uniform(0, 0.6))
    if rng.random() < 0.4:
        return Sample(effects(rng, _alone(rng, mark)), mark.text)
    return Sample(effects(rng, _on_page(rng, [mark], RED(rng), inside=True)), mark.text)


SEALS: dict[str, Callable[[Random, str], Sample]] = {
    "embedded": _alone_kind("round", 0.3, 10),
    "embedded_worn": _alone_kind("round", 0.95, 10),
    "eseal": _alone_kind("round", 0, 0, clean=True),
    "rotated": _alone_kind("round", 0.5, 45),
    "oval_embedded": _alone_kind("oval", 0.3, 5),
    "scan": _page_kind(),
    "scan_overlap": _page_kind(opacity=0.9, inside=True),
    "photo": _page_kind(photo=1),
    "photo_blur": _page_kind(photo=2.2, inside=True),
    "photo_far": _page_kind(photo=1, share=(0.11, 0.15)),
    "oval_scan": _page_kind("oval", photo=1, inside=True),
    "faded": _page_kind(photo=1, opacity=0.34),
    "cropped": _page_kind(photo=1, crop=0.22),
    "square": _square,
    "two_seals": _two,
    "fax_gray": _fax,
    "blue": _blue,
    "cert": _cert,
}


def pictures(seed: int, per_kind: int) -> list[tuple[dict[str, str], Sample]]:
    """The manifest's lines with their pictures; a quarter of the claims are wrong."""
    made = []
    for kind in (*SEALS, *seal_negatives.KINDS):
        for number in range(per_kind):
            rng = Random(f"{seed}/{kind}/{number}")
            name = unit(rng)
            if kind in SEALS:
                sample = SEALS[kind](rng, name)
                wrong = rng.random() < 0.35
                claim = other_unit(rng, name) if wrong else name
                truth = {"has_seal": "1", "seal_text": sample.text, "claimed_unit": claim,
                         "claim_match": "0" if wrong else "1"}  # fmt: skip
            else:
                sample = Sample(seal_negatives.KINDS[kind](rng))
                truth = {"has_seal": "0", "seal_text": "", "claimed_unit": name, "claim_match": ""}
            made.append(({**truth, "kind": kind, "level": sample.level}, sample))
    return made


def write(folder: Path, seed: int, per_kind: int) -> None:
    """The set as files."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for number, (truth, sample) in enumerate(pictures(seed, per_kind)):
        name = f"f{number:03}.{sample.ending}"
        if sample.ending == "png":
            sample.picture.save(folder / name)
        else:
            sample.picture.convert("RGB").save(folder / name, quality=sample.quality)
        lines.append({"file": name, **truth})
    with (folder / "manifest.csv").open("w", encoding="utf-8", newline="") as file:
        fields = ["file", "has_seal", "seal_text", "kind", "claimed_unit", "claim_match", "level"]
        writer = csv.DictWriter(file, fields)
        writer.writeheader()
        writer.writerows(lines)


if __name__ == "__main__":
    seed, per_kind = (int(n) for n in (*sys.argv[2:], *("1", "3")[len(sys.argv) - 2 :]))
    write(Path(sys.argv[1]), seed, per_kind)
