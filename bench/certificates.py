"""How often the level on a photo of a title certificate is read right, and how long it takes.

`python -m bench.certificates [SEED [COUNT]]`: COUNT photos of three designs, turned all four ways,
and a third as many on which nothing can be read. Needs the extra `seal`.
"""

import resource
import sys
import time
from io import BytesIO

from bench.certificate_pictures import Photo, photo, spoiled
from toolkit.sources.seals.decode import decode
from toolkit.sources.seals.page_text import page_lines
from toolkit.values.certificates import CertificateText, read_certificate


def read(shown: Photo, quality: int = 82) -> CertificateText:
    """What is read on the photo as a phone would send it."""
    out = BytesIO()
    shown.picture.save(out, "JPEG", quality=quality)
    page = page_lines(decode(out.getvalue()).rgb)
    return read_certificate([line.text for line in page.lines])


def main(words: list[str]) -> None:
    """Prints every photo that was read wrong, and the sums."""
    seed, count = (int(word) for word in (*words, *("1", "30")[len(words) :]))
    photos = [photo(seed, number) for number in range(count)]
    start = time.perf_counter()
    levels = names = wrong = 0
    for shown in photos:
        found = read(shown)
        levels += found.levels == (shown.level,)
        names += found.name == shown.name
        wrong += len(found.levels) == 1 and found.levels != (shown.level,)
        if found.levels != (shown.level,) or found.name != shown.name:
            print(f"  {shown.kind}: {shown.level} {shown.name} read as {found}")
    spent = (time.perf_counter() - start) / count
    invented = 0
    for number in range(count // 3):
        found = read(spoiled(seed, number))
        if found.certificate and len(found.levels) == 1:
            invented += 1
            print(f"  spoiled {number}: read as {found}")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(
        f"seed {seed}: level {levels}/{count}, wrong level {wrong}, name {names}/{count}, "
        f"level invented {invented}/{count // 3}, {spent:.2f} s a photo, {memory} MB"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
