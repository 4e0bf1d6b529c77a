"""`python -m samples.zibo_2020` makes the sample's files again, into samples/zibo-2020."""

from pathlib import Path

from samples.zibo_2020.make import write

if __name__ == "__main__":
    write(Path(__file__).parent.parent / "zibo-2020")
