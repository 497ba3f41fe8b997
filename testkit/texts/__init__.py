"""The texts of all languages, and the files that ask for them."""
