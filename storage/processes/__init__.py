"""What several processes over one PostgreSQL database have in common: locks and a number each."""
