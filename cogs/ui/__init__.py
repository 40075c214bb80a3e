"""What all our messages and commands are built on: components, handlers, limits, errors."""
