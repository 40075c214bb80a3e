"""Does what is due at a certain time: deadlines, reminders and chores, run by one task."""
