"""How a human's action begins: what mutants do first, and whether it is still to be done
(PH-7.3, PH-10.2)."""

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
"""The verb of the question whether to go on, and what it means not to."""


def begin_action(
    h: Here, seat: int, action: Literal["camp", "forage", "scout", "move"], *, asked: bool = False
) -> Play[bool]:
    """Whether the action goes on once mutants have reacted to it; what has become impossible is
    told. Raises Fallen where a reaction knocks the human out.

    A human may always decline (PH-10.2). Of a forage and a scout it knew all when it declared them,
    and so it is asked only where a mutant has struck it since; whoever moves may stay where the way
    is chosen. `asked`: its player has just said yes."""
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
