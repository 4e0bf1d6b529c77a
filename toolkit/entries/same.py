"""Remembers what was made from a fact without hashing the thousands of lines inside it."""

from typing import Generic, TypeVar

T = TypeVar("T")


class Same(Generic[T]):
    """A thing that equals only itself: the key under which a cache keeps what follows from it."""

    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing
