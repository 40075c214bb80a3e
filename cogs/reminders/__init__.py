"""Reminders: when they fall due, how they reach people, and the doors by which they are changed."""

from .courier import Courier
from .watch import Reminders

__all__ = ["Courier", "Reminders"]
