"""Tie-breaks (破同分), one file each; pure."""
