"""Several processes over one database: what this process does, and what it hands over to others."""
