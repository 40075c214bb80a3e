"""The party of Aftermath, and the strangers and enemies that it meets."""
