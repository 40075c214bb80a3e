"""The Discord side of the bot: slash commands, cards and buttons that become answers at a table.

There is one folder for each concern, and each imports only from the folders below it
(docs/architecture.md lists them in order). No rule and no game is named here; the games come from
`rules.GAMES`.
"""
