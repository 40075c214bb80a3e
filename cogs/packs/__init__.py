"""Cards that people have written: bringing them, looking at them, turning them on and off."""
