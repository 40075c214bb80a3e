"""Several processes over one database: this one's part, and what it hands over to the others."""
