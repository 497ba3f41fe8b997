"""Real servers, clients of all kinds, and faults between them."""
