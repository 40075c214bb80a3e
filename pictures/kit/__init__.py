"""The parts that the pictures of several games share: shapes and letters (`canvas`, `fonts`,
`tones`), players with their marks and faces (`players`, `faces`), whose turn it is and what is new
(`signs`), words that fit their room (`text`), and what lies on a table: panels, dice, tokens,
tracks, legends, maps of tiles and of places with ways between them. Covers use `scenery`, painted
maps use `grounds`, and what is drawn by hand is written down: shapes in `figures`, colours in
`palettes`.

The kit knows no game and no rule: its callers say what to write and which colours to use.
"""
