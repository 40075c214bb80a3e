"""What every message and command of ours stands on: components, doors, limits, errors."""
