"""Changes, as they run on the writer's thread inside a transaction."""
