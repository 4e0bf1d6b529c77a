"""Standings (名次) in the order of the regulation, with the key that decided; pure."""
