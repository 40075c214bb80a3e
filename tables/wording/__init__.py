"""Text that several messages share. Nothing here uses a session."""
