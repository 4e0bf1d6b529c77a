"""The event folder on disk: journal, archive, lock, atomic writes."""
