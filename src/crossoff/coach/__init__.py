"""The coach: what every decision of a finished game was worth, and why.

`model` is a review as data (`crossoff-review/1`) and independent of any game and of how it was
computed.
"""
