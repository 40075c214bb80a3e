"""Commands for those who manage a server, and for the bot's operator."""
