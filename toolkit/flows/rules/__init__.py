"""Regulations: audit, show, edit, and what a change does (规程)."""
