"""Witnesses: independent reference implementations of the rules, to compare the real game code
with.

A witness follows one game line by line, reports who is asked for what and which answers are legal,
and refuses every other line. It is written from the rules alone, shares no code with the package
under test, and prefers being easy to check by reading over being fast. Where a witness and the
package disagree, one of them has misread the rules.
"""
