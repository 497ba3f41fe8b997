"""Bots in worker processes, which may crash, hang or send garbage without harm.

The web process runs the rules as plain Python and never waits for a compiler; the workers compile
kernels, or load them from the cache, and think. A worker gets only what its seat may know, and its
answers are validated like anybody's decisions.
"""

from crossoff.workers.ask import Answer, Ask
from crossoff.workers.pool import Pool, PoolClosed, Stats

__all__ = ["Answer", "Ask", "Pool", "PoolClosed", "Stats"]
