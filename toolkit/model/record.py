"""The one base of all records: immutable, comparable, strict when decoded."""

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A frozen value. Decoding refuses unknown keys; encoding leaves out default values."""
