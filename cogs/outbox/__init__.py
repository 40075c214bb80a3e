"""What was written is brought out: cards, hands, votes and direct messages."""
