"""The command line and the terminal interface, as processes and in process."""
