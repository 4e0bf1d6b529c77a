"""Measurements and generators, one script a job; no part of the product."""
