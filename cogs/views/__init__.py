"""What messages show, from a snapshot of a table: cards, panels, questions."""
