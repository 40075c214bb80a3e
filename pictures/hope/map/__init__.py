"""The country that the road leads through."""
