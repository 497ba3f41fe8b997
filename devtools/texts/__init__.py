"""A check of everything that people read: spelling, terms, plurals, and all languages complete.

`python -m devtools.texts` prints a line for each problem. It runs as a part of `dev.py lint`, in
the environment that has the dictionaries; the rest of `devtools` needs nothing but Python.
"""
