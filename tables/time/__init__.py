"""Time as arithmetic: deadlines, reminders, quiet hours, and how people write and read times."""
