"""The grounds of the book's pages: each a place seen from the height of a mouse."""
