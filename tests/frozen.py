"""What has been loaded stays: forks share it, and need not look through it for garbage."""

from functools import cache

import pictures.icons
from cogs.ui.localizations import CatalogTranslator
from rules import GAMES
from tables.garbage import collect_garbage_less_often
from tests.template_game import register_template

register_template()
pictures.icons.draw = cache(pictures.icons.draw)
for key in GAMES:
    pictures.find_artist(key)
    for name in pictures.icons.find_icons(key):
        pictures.icons.draw((key, name))
    if cover := pictures.find_cover(key):
        cover.draw(cover.facts)
CatalogTranslator()  # which reads the messages
collect_garbage_less_often()
