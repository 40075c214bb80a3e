"""The turn of somebody who does not answer (AF-17.9, AF-17.10).

The table answers for a player who has gone quiet with the default of each question. So the default
of everything that a turn asks is what AF-17.9 says: cards are kept, and of the actions there is
none, unless others have left by an exit: then all cards become one Move towards it, and whoever
stands there leaves.

AF-17.10, that others may command a seat whose player has missed its deadlines, is a matter of the
table and not of this position: a seat that has missed several decisions in a row counts as absent,
nobody waits for it any longer, its questions are answered at once by these defaults, or by a bot
where the table has chosen so, and the players who are there may vote a bot into its place until its
holder comes back."""

from __future__ import annotations

from collections.abc import Collection

from rules.aftermath.model.state import State


def default_action(s: State, offered: Collection[str]) -> str:
    """What of the menu's options is done for the absent: their ids (AF-17.9)."""
    if s.visit.exit_used:
        for one in ("exit", "move-out"):
            if one in offered:
                return one
    return "end"
