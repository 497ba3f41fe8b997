"""Text that people wrote: deck files and the lines of records."""
