"""Combat: attacks, defences, damage, statuses and abilities."""
