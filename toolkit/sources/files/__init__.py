"""Files as they arrive: what they are, whether they are safe, what is packed in them."""
