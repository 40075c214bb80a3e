"""What is known about users and servers, and whose setting counts."""
