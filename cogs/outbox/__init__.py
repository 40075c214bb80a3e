"""Publishes what waits in the outbox: cards, hands, votes and direct messages."""
