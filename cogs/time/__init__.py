"""What is due at a certain time: deadlines, reminders, chores, and the task that waits for them."""
