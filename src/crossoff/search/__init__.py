"""Search over rollouts: parameters, kernel and schedule. Independent of any game."""
