"""Where everything stands."""
