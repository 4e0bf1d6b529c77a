"""Whose transfer was that (对账): evidence, scores, subset sums. Pure and deterministic."""
