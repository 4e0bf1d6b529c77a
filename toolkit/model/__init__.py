"""Immutable records that every layer shares; knows no file, clock or workbook."""
