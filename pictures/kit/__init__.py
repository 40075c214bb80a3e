"""What the pictures of several games are made of: shapes and letters (`canvas`, `fonts`, `tones`),
players with their marks and faces (`players`, `faces`), whose turn it is and what is new (`signs`),
words that fit their room (`text`), and what lies on a table: panels, dice, tokens, tracks, legends,
maps of tiles and of places with ways between them. Covers have `scenery`, painted maps `grounds`.

It knows no game and no rule: it is told what to write and which colours to take.
"""
