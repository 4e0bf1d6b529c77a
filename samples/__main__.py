"""`python -m samples [NAME…]` makes the samples' files again, by default all of them."""

import sys

from samples.maker.make import write
from samples.maker.plan import sample_names

for name in sys.argv[1:] or sample_names():
    write(name)
