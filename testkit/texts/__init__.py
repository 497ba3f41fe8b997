"""The texts of all languages, and the files that use them."""
