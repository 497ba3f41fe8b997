"""Tables and games in progress, without any transport."""
