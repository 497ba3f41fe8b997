"""Databases and failing disks."""
