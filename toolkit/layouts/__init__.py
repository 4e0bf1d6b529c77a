"""Columns and hidden row ids of sheets that are written and read back."""
