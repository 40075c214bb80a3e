"""Commands for people who manage a server, and for the bot's operator."""
