"""Shows what has happened at tables: log, recap, story, verification, files and statistics."""
