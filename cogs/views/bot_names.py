"""Names of bots in a message: what they are is said once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord.ui import LayoutView, TextDisplay

from tables.wording.bots import says_so, strip_bot_label


def name_bots_once(view: LayoutView, names: Sequence[str]) -> LayoutView:
    """The same view, in which "Alma (easy bot)" is "Alma" from the second time on. `names`: those
    of the table's seats. Where somebody else is called Alma too, the bot keeps its whole name."""
    bots = {name: strip_bot_label(name) for name in names if says_so(name)}
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
