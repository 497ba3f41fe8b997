"""The games, one package each. A package says its game's NAME; its `game` module has the GAME."""
