"""Helpers of the test suite, of campaigns and of benchmarks; not part of what is installed."""
