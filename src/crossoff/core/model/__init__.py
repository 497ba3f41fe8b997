"""The model of a game in Python: the game contract, positions and records."""
