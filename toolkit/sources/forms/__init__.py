"""Entry forms (报名表): finds the tables and headings in whatever layout was sent."""

from toolkit.sources.forms.read import read_forms

__all__ = ["read_forms"]
