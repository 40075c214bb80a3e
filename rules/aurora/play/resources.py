"""Tokens that players gain, and the room they need (LA-4.10, LA-4.11, LA-8.25, LA-8.26)."""

from __future__ import annotations

from rules.aurora.effects import objects
from rules.aurora.model.boxes import NAMES, RESOURCE, RESOURCES, Resource, Token, list_amounts
from rules.aurora.model.players import Player
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.engine import Option, Play
from rules.kit.words import list_words


def gain_tokens(h: Here, seat: int, what: str, *, why: str = "") -> Play[None]:
    """Give a player tokens such as "FFO": Resources into the Convoy, Objects as cards (LA-5.24,
    LA-8.25, LA-8.26)."""
    came: list[str] = []
    lost: dict[Resource, int] = {}
    for token in [token for token in what if token != "O"]:
        resource = RESOURCE[token]
        if (yield from make_room(h, seat, resource, NAMES[resource])):
            came.append(token)
        else:
            lost[resource] = lost.get(resource, 0) + 1
    for resource, count in lost.items():
        many = "the" if count == 1 else count
        h.tell_of(seat, f"has no room for {many} {NAMES[resource]}.", kind="token")
    if came:
        h.tell_of(seat, f"gains {list_words(list_amounts(came))}.", kind="token", why=why)
    for _ in range(what.count("O")):
        yield from objects.draw_object(h, seat)


def could_take(p: Player, token: Token) -> bool:
    """Whether the Convoy could keep a gained token outside Phase 4 (LA-4.10)."""
    return convoy.has_room(p, token, moving=True) or bool(_could_make_way(p, token))


def _could_make_way(p: Player, token: Token) -> list[Resource]:
    """List the Resources that the player could throw out to make room for a token."""
    return [
        r
        for r in RESOURCES
        if r != token and p.count_tokens(r) and convoy.can_arrange_tokens(p, [token], [r])
    ]


def make_room(h: Here, seat: int, token: Token, what: str) -> Play[bool]:
    """Place a gained token; if room is short, the owner gives up the new one or an old one
    (LA-4.10, LA-8.25). In Phase 4 the token needs an empty box (LA-4.11). Return whether it came
    in; if not, the caller must tell the players."""
    p = h.find_player(seat)
    moving = not h.is_firing
    if convoy.place_token(p, token, moving=moving):
        return True
    old = _could_make_way(p, token) if moving else []
    if old:
        options = [Option("new", "choose", f"Leave the {what}")]
        options += [Option(r, "choose", f"Throw out 1 {NAMES[r]}") for r in old]
        text = f"There is no room for the {what}. What makes way?"
        chosen = yield from h.choose(
            seat, text, options, topic="room", data={"token": token}, rule="LA-8.25"
        )
        for resource in old:
            if chosen == resource:
                convoy.drop_token(p, resource)
                convoy.place_token(p, token, moving=True)
                told = f"{h.name_seat(seat)} throws out 1 {NAMES[resource]} for the {what}."
                h.tell(told, kind="token")
                return True
    return False
