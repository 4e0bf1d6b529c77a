"""Findings: one file a family, an explicit tuple lists the rules."""
