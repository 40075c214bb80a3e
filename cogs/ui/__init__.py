"""What every message and command of ours stands on: components, handlers, limits, errors."""
