"""How strong bots think: in processes of their own, for a moment, and never in anybody's way."""
