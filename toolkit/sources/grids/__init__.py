"""Grids: one picture of a sheet, whatever kind of file it came in."""
