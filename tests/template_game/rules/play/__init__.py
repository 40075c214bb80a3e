"""The rulebook, a file for each chapter."""
