"""The turn of a player who does not answer (AF-17.9, AF-17.10).

The table answers for an absent player with the default of each question. So the defaults in a turn
do what AF-17.9 says: cards are kept and no action is taken, unless others have left by an exit.
Then a Move with all cards leads towards that exit, and a member on it leaves.

AF-17.10, by which others may command the seat of an absent player, is up to the table and not to
this position. A seat that has missed several decisions in a row counts as absent: nobody waits for
it, and its questions are answered at once by these defaults, or by a bot if the table has chosen
that. The players who are there may vote a bot into its place until its holder comes back.
"""

from collections.abc import Collection

from rules.aftermath.model.state import State
from rules.engine import Option


def find_default_action(s: State, offered: Collection[Option]) -> str:
    """Return the id of the menu option that is taken for an absent player (AF-17.9)."""
    if s.visit.exit_used:
        ids = [option.id for option in offered]
        return next((one for one in ("exit", "move-out") if one in ids), "end")
    return "end"
