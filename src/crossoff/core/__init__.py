"""What all games share: the compiler of their kernels, the model of a game, and its files."""
