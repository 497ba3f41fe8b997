"""Kernels: written once, run compiled or as plain Python with identical results."""
