"""The colours of Survive!, and the players' marks."""
