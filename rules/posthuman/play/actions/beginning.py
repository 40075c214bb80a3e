"""How a human's action begins: what mutants do first, and whether the action still happens (PH-7.3,
PH-10.2)."""

from typing import Literal

from rules.engine import Option, Play
from rules.posthuman.play.actions.legality import is_legal_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.words import Message

CONTINUATIONS: dict[str, tuple[str, str]] = {
    "forage": ("forage", "forage-later"),
    "scout": ("place", "scout-no-more"),
}
"""Action -> the verb of the question whether to go on, and the message that says what happens if
the player does not."""


def begin_action(
    h: Here, seat: int, action: Literal["camp", "forage", "scout", "move"], *, asked: bool = False
) -> Play[bool]:
    """Let mutants react to an action, and return whether it goes on; tell the players if it has
    become impossible. Raises Fallen if a reaction knocks the human out.

    A human may always decline (PH-10.2). It knew all about a forage or a scout when it declared, so
    it is only asked if a mutant has struck it since; for a move, staying is one of the ways to go.
    `asked`: its player has just agreed."""
    legal = is_legal_action(h.s, seat, action)
    if legal and h.s.mutants:
        yield from mutant_actions.resolve_reactions(h, seat, action, "start")
        legal = is_legal_action(h.s, seat, action)
    if not legal:
        told = Message("can-no-longer-act", player=h.name_seat(seat), action=action)
        h.tell_of(seat, told, kind="lost")
        return False
    struck = any(target == seat for target, _ in h.s.struck)
    if asked or not struck or action not in CONTINUATIONS:
        return True
    verb, detail = CONTINUATIONS[action]
    chosen = yield from h.choose(
        seat,
        Message("act-all-the-same", action=action),
        [
            Option("go", verb, Message("all-the-same", action=action)),
            Option("leave", verb, Message("do-nothing-this-turn"), Message(detail)),
        ],
        topic=action,
        rule="PH-10.2",
    )
    if chosen == "leave":
        told = Message("does-not-act-after-all", player=h.name_seat(seat), action=action)
        h.tell_of(seat, told, kind=action)
    return chosen == "go"
