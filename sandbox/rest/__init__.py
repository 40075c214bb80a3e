"""Discord's REST API, v10: what a bot calls."""
