"""The command line and the terminal's screens, as processes and in process."""
