"""Whole small events with planted faults: generators, what they made, and the truth."""
