"""A whole batch through `qisai seal`: seconds and most memory.

`python -m bench.seal_batch [COUNT [SEED]]` draws COUNT pictures (500) and has them looked at by
the command, as one would type it.
"""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

_KINDS = 41  # pictures of one kind each in a set of seal_pictures


def main(words: list[str]) -> None:
    """One line."""
    count, seed = (int(word) for word in (*words, *("500", "9")[len(words) :]))
    with TemporaryDirectory() as folder:
        draw = [sys.executable, "-m", "bench.seal_pictures", folder, str(seed)]
        subprocess.run([*draw, str(-(-count // _KINDS))], check=True)
        files = sorted(p for p in Path(folder).iterdir() if p.suffix != ".csv")[:count]
        command = [sys.executable, "-m", "toolkit.cli.app", "seal", "--json", *map(str, files)]
        said = Path(folder, "said.json")
        start = time.perf_counter()
        with said.open("wb") as out:
            process = subprocess.Popen(command, stdout=out)
            _, status, used = os.wait4(process.pid, 0)  # of this child alone
        spent = time.perf_counter() - start
        assert status == 0
        outcomes = Counter(one["outcome"] for one in json.loads(said.read_bytes())["files"])
    memory = used.ru_maxrss // 1024
    print(
        f"{len(files)} pictures: {spent:.0f} s, {spent / len(files) * 1000:.0f} ms each, "
        f"{memory} MB; {dict(outcomes)}"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
