"""Pairing systems (编排): Swiss, round robin, xiangqi points; pure."""
