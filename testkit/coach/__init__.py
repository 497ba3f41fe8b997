"""Reviews to show, made without the coach."""
