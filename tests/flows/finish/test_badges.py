"""Badges for all who were published, start numbers once there are some."""

from pathlib import Path

from PIL import Image

from tests.absent import note
from tests.flows.office import done
from tests.flows.playing import pair_next, published_event
from tests.pages.reading import words
from toolkit.pages.fonts import chinese_fonts


def test_everybody_has_a_badge_and_every_table_a_card(tmp_path: Path) -> None:
    if not chinese_fonts():
        note("a Chinese font")
        return
    event = published_event(tmp_path, 12)
    pair_next(event)
    photos = event / "1来件/资料/照片"
    photos.mkdir(parents=True)
    Image.new("RGB", (250, 350), "grey").save(photos / "赵一.JPG")
    Image.new("RGB", (250, 350), "grey").save(photos / "无此人.png")
    done("book", event=event)
    found = "".join(words((event / "5内部/证件/参赛证.pdf").read_bytes()))
    assert found.count("参赛证") == 12
    assert "12号" in found
    assert len(words((event / "5内部/证件/台签.pdf").read_bytes())) == 3
