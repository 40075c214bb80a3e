"""What Discord accepts: each body is checked, and put into the shape it is kept in."""
