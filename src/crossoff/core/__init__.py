"""What all games share: the contract, positions, records, randomness and the compiler."""
