"""What falls due: deadlines, reminders, chores, and the task that waits for them."""
