"""Convoys."""
