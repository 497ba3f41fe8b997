"""Bots in processes of their own, which may crash, hang or talk rubbish without harm.

The web process runs the rules as plain Python and never waits for a compiler; the workers compile,
or load what was compiled before, and think. A worker is sent what its seat may know and nothing
else, and what it answers is checked like anybody's decision.
"""

from crossoff.workers.ask import Answer, Ask
from crossoff.workers.pool import Pool, PoolClosed, Stats

__all__ = ["Answer", "Ask", "Pool", "PoolClosed", "Stats"]
