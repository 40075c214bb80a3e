"""What a human may use in a fight. It is offered within the question that is asked at that moment
anyway (PH-20.16, PH-25.12)."""

from rules.engine import Option, Play, Text
from rules.posthuman.effects.carry_out import Use, list_uses, use_card
from rules.posthuman.effects.models import Prevent, Reroll
from rules.posthuman.effects.spelling import Hook
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message

DONE = "none"


def list_fight_uses(s: State, seat: int, *hooks: Hook) -> list[Use]:
    """List what a human may use at some hooks now, apart from re-rolls and preventions, which are
    offered with the dice and the wounds."""
    return [
        one
        for hook in hooks
        for one in list_uses(s, seat, hook)
        if not any(isinstance(part, Reroll | Prevent) for part in one.effect.do)
    ]


def list_use_options(s: State, seat: int, *hooks: Hook) -> list[Option]:
    """List what a human may use at some hooks now, as options of a question."""
    return [one.make_option() for one in list_fight_uses(s, seat, *hooks)]


def resolve_use(h: Here, seat: int, chosen: str, *hooks: Hook) -> Play[bool]:
    """Use what was chosen. Return whether it was a use, even one that others have made impossible
    meanwhile."""
    for one in list_fight_uses(h.s, seat, *hooks):
        if one.id == chosen:
            yield from use_card(h, seat, one)
    return "/" in chosen  # of these options only uses have a "/" in their id


def ask_uses(h: Here, seat: int, text: Text, *hooks: Hook) -> Play[None]:
    """Let the human use cards at these hooks, one after the other, until it declines or has none
    left. An absent player uses none (PH-25.12)."""
    while now := list_fight_uses(h.s, seat, *hooks):
        names = [name_of(one.card) for one in now]
        keep = Message("use-nothing") if names[1:] else Message("keep-card", card=names[0])
        go_on = Option(DONE, "use", keep)
        chosen = yield from h.choose(
            seat,
            text,
            [go_on, *(one.make_option() for one in now)],
            topic="use",
            data={"cards": [one.card for one in now]},
            rule="PH-25.12",
        )
        if chosen == DONE:
            return
        yield from resolve_use(h, seat, chosen, *hooks)
