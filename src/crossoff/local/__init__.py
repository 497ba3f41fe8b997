"""Games on this computer: people sharing a keyboard, bots, and saved games."""
