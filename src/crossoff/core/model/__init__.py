"""A game in Python: its interface, positions and records."""
