"""A regulation (竞赛规程) as data: its schema, its loader, its audit."""
