"""Real servers, clients of all kinds, and what may go wrong between them."""
