"""Search over rollouts: parameters, kernel and schedule. Knows no game."""
