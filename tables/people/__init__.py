"""Facts about users and servers, and the rules for whose setting counts."""
