"""Tables, lessons and fair chance."""
