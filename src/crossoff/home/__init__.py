"""What belongs to the user of this machine: folders, files, remembered wishes."""
