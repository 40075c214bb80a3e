"""Aftermath: small animals in an overgrown railway town, and a colony to keep alive."""
