"""How a human's action begins: what mutants do first, and whether the action still happens (PH-7.3,
PH-10.2)."""

from __future__ import annotations

from typing import Literal

from rules.engine import Option, Play
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import reactions

LATER: dict[str, tuple[str, str]] = {
    "forage": ("forage", "The tile can be searched another time."),
    "scout": ("place", "No tile is drawn."),
}
"""Action -> the verb of the question whether to go on, and what happens if the player does not."""


def begin_action(
    h: Here, seat: int, action: Literal["camp", "forage", "scout", "move"], *, asked: bool = False
) -> Play[bool]:
    """Let mutants react to an action, and return whether it goes on; tell the players if it has
    become impossible. Raises Fallen if a reaction knocks the human out.

    A human may always decline (PH-10.2). It knew all about a forage or a scout when it declared, so
    it is only asked if a mutant has struck it since; for a move, staying is one of the ways to go.
    `asked`: its player has just agreed."""
    if is_legal_action(h.s, seat, action):
        yield from reactions.resolve_reactions(h, seat, action, "start")
    if not is_legal_action(h.s, seat, action):
        h.tell_of(seat, f"can no longer {action}: the action is lost.", kind="lost")
        return False
    struck = any(target == seat for target, _ in h.s.struck)
    if asked or not struck or action not in LATER:
        return True
    verb, detail = LATER[action]
    chosen = yield from h.choose(
        seat,
        f"A mutant has struck you. Do you {action} all the same?",
        [
            Option("go", verb, f"{action.capitalize()} all the same"),
            Option("leave", verb, "Do nothing this turn", detail),
        ],
        topic=action,
        rule="PH-10.2",
    )
    if chosen == "leave":
        h.tell_of(seat, f"does not {action} after all.", kind=action)
    return chosen == "go"
