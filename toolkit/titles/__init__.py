"""Titles (等级申报): who may apply for which title by his result, and what is still missing."""
