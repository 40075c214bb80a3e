"""The pages and the town of Aftermath as maps."""
