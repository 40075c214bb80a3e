"""The tables that are in memory, with their locks."""
