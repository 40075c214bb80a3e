"""Shorten bots' names, so that a message says only once that a name is a bot's."""

import re
from collections.abc import Sequence

from discord.ui import LayoutView, TextDisplay

from tables.wording.bots import has_bot_label, strip_bot_label


def shorten_bot_names(view: LayoutView, names: Sequence[str]) -> LayoutView:
    """Change "Alma (easy bot)" to "Alma" in the view from its second mention on, and return the
    view. `names`: the names of the table's seats. If another seat is called Alma too, the bot's
    name stays whole."""
    bots = {name: strip_bot_label(name) for name in names if has_bot_label(name)}
    people = {name.casefold() for name in names}
    known = [re.escape(name) for name, short in bots.items() if short.casefold() not in people]
    if not known:
        return view
    met: set[str] = set()

    def shorten_name(found: re.Match[str]) -> str:
        if found[0] in met:
            return bots[found[0]]
        met.add(found[0])
        return found[0]

    for item in view.walk_children():
        if isinstance(item, TextDisplay):
            item.content = re.sub("|".join(known), shorten_name, item.content)
    return view
