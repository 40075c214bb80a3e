"""The Discord side of the bot: slash commands, cards and buttons that become answers at a table.

A folder a concern; each knows only those below it (docs/architecture.md has them in order). Nothing
here knows a rule or a game by name: a game is what `rules.GAMES` says of itself.
"""
