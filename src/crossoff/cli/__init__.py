"""The command line: a module for each command, and what they share.

`main.run` is the entry. Modules here import games, NumPy and the compiler only inside functions, so
that a help text comes at once.
"""
