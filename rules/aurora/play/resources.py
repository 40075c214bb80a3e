"""Tokens that players gain, and the room they need (LA-4.10, LA-4.11, LA-8.25, LA-8.26)."""

from collections.abc import Sequence

from rules.aurora.effects import objects
from rules.aurora.model.boxes import RESOURCE, RESOURCES, Resource, Token, list_amounts
from rules.aurora.model.players import Player
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.words import NO_CAUSE, Message
from rules.engine import Option, Play, Text


def gain_tokens(h: Here, seat: int, what: str, *, why: Text = NO_CAUSE) -> Play[None]:
    """Give a player tokens such as "FFO": Resources into the Convoy, Objects as cards (LA-5.24,
    LA-8.25, LA-8.26)."""
    came: list[str] = []
    lost: dict[Resource, int] = {}
    tokens = [token for token in what if token != "O"]
    for n, token in enumerate(tokens):
        resource, left = RESOURCE[token], tokens[n:].count(token)
        if resource not in lost and (yield from place_gained_token(h, seat, resource, left)):
            came.append(token)
        else:
            lost[resource] = lost.get(resource, 0) + 1
    for resource, count in lost.items():
        told = Message("has-no-room", player=h.name_seat(seat), count=count, token=resource)
        h.tell(told, kind="token", seat=seat)
    if came:
        tell_gain(h, seat, came, why)
    for _ in range(what.count("O")):
        yield from objects.draw_object(h, seat)


def tell_gain(h: Here, seat: int, tokens: Sequence[str], why: Text) -> None:
    """Tell all which tokens a player has gained."""
    amounts = list_amounts(tokens)
    told = Message("gains-tokens", player=h.name_seat(seat), amounts=amounts, why=why)
    h.tell(told, kind="token", seat=seat)


def could_take(p: Player, token: Token) -> bool:
    """Whether the player could keep a gained token, if need be by throwing out another (outside
    Phase 4, LA-4.10)."""
    return convoy.has_room(p, token, moving=True) or bool(_list_discardable(p, token))


def _list_discardable(p: Player, token: Token) -> list[Resource]:
    """List the Resources that the player could throw out to make room for a token."""
    return [
        r
        for r in RESOURCES
        if r != token and p.count_tokens(r) and convoy.can_arrange_tokens(p, [token], [r])
    ]


def place_gained_token(h: Here, seat: int, token: Token, count: int = 1) -> Play[bool]:
    """Place a gained token; if room is short, the owner gives up the new one or an old one
    (LA-4.10, LA-8.25). In Phase 4 the token needs an empty box (LA-4.11). Return whether it came
    in; if not, the caller must tell the players. `count`: how many such tokens are left to place,
    which all stay behind if the owner leaves this one."""
    p = h.find_player(seat)
    moving = not h.is_combat_phase
    if convoy.place_token(p, token, moving=moving):
        return True
    old = _list_discardable(p, token) if moving else []
    if old:
        options = [Option("new", "choose", Message("leave-token", token=token, count=count))]
        options += [Option(r, "choose", Message("throw-out", token=r)) for r in old]
        text = Message("what-makes-way", token=token, count=count)
        chosen = yield from h.choose(
            seat, text, options, topic="room", data={"token": token}, rule="LA-8.25"
        )
        for resource in old:
            if chosen == resource:
                convoy.drop_token(p, resource)
                convoy.place_token(p, token, moving=True)
                given_up = Message("token", token=resource)
                told = Message("throws-out", player=h.name_seat(seat), old=given_up, token=token)
                h.tell(told, kind="token")
                return True
    return False
