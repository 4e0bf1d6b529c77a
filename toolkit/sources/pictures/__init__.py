"""Pictures (seals, photos) in all the places where a file can hide them."""
