"""Several processes over one database: who is there, whose the shards are, and what one process
hands over to another."""
