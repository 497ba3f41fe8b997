"""Tables in progress: what is kept of them, who sits at them and what they are sent."""
