"""Tables, lessons and provably fair chance."""
