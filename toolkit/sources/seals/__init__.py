"""Looks for official seals (公章) in pictures. Only `examine` is meant for other packages."""
