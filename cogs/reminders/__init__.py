"""Reminders: when they fall due, how they reach people, and the doors by which they are changed."""
