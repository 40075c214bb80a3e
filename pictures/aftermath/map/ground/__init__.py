"""What each page of the book is painted on: a place, seen from the height of a mouse."""
