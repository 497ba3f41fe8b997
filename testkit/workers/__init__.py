"""Pools of worker processes, and workers that misbehave."""
