"""Helpers for the test suite, campaigns and benchmarks; not installed."""
