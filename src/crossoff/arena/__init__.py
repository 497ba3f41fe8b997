"""Compare bots fairly: every seating of every lineup on the same deals.

`plan` describes a run, `batch` plays a part of it anywhere, `jobs` and `cluster` spread the parts
over processes and machines, `progress` keeps finished parts on disk, `tally` adds up, and
`summary`, `report` and `plot` present the results.
"""
