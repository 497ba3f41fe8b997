"""Browser tests. A package, so that fixtures can have package scope."""
