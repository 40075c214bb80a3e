"""Work in processes of their own, which can be killed when it takes too long."""
