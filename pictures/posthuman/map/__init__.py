"""The pictures of a player's map, and of where a drawn tile can be laid."""
