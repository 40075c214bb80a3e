"""Cards that people have written: commands to upload them, look at them, and turn them on and
off."""
