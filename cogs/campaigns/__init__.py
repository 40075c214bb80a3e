"""Campaigns: tables of a game that continue one another. The commands are offered only if some game
carries something from one table to the next."""
