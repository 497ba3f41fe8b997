"""Databases, and disks that fail."""
