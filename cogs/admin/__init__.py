"""What those who manage a server choose, and what whoever runs the bot may see."""
