"""Campaigns: tables of a game that go on from one another. Where no game carries anything from one
table to the next, nothing of this is offered."""
