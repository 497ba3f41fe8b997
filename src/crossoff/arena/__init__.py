"""Compare bots fairly: every seating of every lineup on the same deals.

`plan` defines a run, `batch` plays a part of it in any process, `jobs` and `cluster` distribute the
parts over processes and machines, `progress` checkpoints finished parts, `tally` accumulates
results, and `summary`, `report` and `plot` present them.
"""
