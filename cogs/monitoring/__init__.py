"""Serves what an operator's tools read: logs, health and metrics."""
