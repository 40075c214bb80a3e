"""Channels and threads with tables in them."""
