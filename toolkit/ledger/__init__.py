"""Who owes what and why: charges, changes; pure."""
