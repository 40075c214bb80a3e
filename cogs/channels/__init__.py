"""Channels and threads with tables in them: kept open, archived, and tried again."""
