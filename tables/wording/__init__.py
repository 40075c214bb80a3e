"""Text that several messages share. It knows no session."""
