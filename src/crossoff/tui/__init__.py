"""The table in a terminal.

Without a terminal: `drawing` (pictures of character cells), `draft` (a decision in the making),
`sitting` (a game, who sits at it and what is kept of it) and a package for each game's board. The
rest is what a person sees, with Textual.
"""
