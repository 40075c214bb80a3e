"""Effects that take things from other humans (PH-26.1)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine import Play, Text
from rules.kit.dice import D6
from rules.posthuman.effects.language import models as m
from rules.posthuman.effects.operations import as_options
from rules.posthuman.effects.performing import register_operation
from rules.posthuman.effects.targets import ask_human, others_here
from rules.posthuman.model.decks import ITEMS, MUTANT_ACTIONS, name_of
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import inventory
from rules.posthuman.play.people.sheet import gain_goods, sum_effective_stat
from rules.posthuman.words import Message


@register_operation(m.Steal, sourced=True)
def _resolve_theft(h: Here, seat: int, one: m.Steal, cause: Text, *, source: str) -> Play[None]:
    if source in MUTANT_ACTIONS:
        gain_goods(h, seat, cause, **{one.kind: -one.n})
        return
    among = [
        other for other in others_here(h.s, seat, source) if list_stealable(h.s, seat, other, one)
    ]
    victim = yield from ask_human(h, seat, among, cause)
    if victim is None:
        return

    def left() -> list[str]:
        """List what can still be taken: other players go on while the thief thinks."""
        here = victim in others_here(h.s, seat, source)
        return list_stealable(h.s, seat, victim, one) if here else []

    if not left():
        _too_late(h, seat, victim, cause)
        return
    if one.contest and not _resolve_theft_roll(h, seat, victim, cause):
        return
    if one.kind == "item":
        yield from _steal_items(h, seat, victim, left, n=one.n, cause=cause)
        return
    thief, robbed = h.human(seat), h.human(victim)
    n = min(one.n, getattr(robbed, one.kind))
    setattr(robbed, one.kind, getattr(robbed, one.kind) - n)
    setattr(thief, one.kind, getattr(thief, one.kind) + n)
    told = Message(
        "steals-goods",
        cause=cause,
        player=h.name_seat(seat),
        n=n,
        goods=one.kind,
        victim=h.name_seat(victim),
    )
    h.tell(told, kind="steal", seat=seat, other=victim)


def list_stealable(s: State, seat: int, victim: int, one: m.Steal) -> list[str]:
    """List what can be taken from a human: for items, those in play of at most the size, if they
    fit (PH-26.1)."""
    robbed = s.human(victim)
    if one.kind == "item":
        return [
            card
            for card in robbed.gear
            if ITEMS[card].size <= one.size
            and inventory.can_fit(s, seat, card)
            and inventory.can_drop(s, victim, card)
        ]
    return [one.kind] if getattr(robbed, one.kind) else []


def _resolve_theft_roll(h: Here, seat: int, victim: int, cause: Text) -> bool:
    """Roll a die for both, add speed, and return whether the thief wins: it must be strictly higher
    (PH-26.1)."""
    mine, theirs = h.t.rng.pick(D6), h.t.rng.pick(D6)
    speed, other = sum_effective_stat(h.s, seat, "speed"), sum_effective_stat(h.s, victim, "speed")
    beaten = mine + speed > theirs + other
    told = Message(
        "races-to-steal",
        cause=cause,
        player=h.name_seat(seat),
        mine=mine,
        speed=speed,
        victim=h.name_seat(victim),
        theirs=theirs,
        other=other,
        quicker=int(beaten),
    )
    h.tell(told, kind="contest", seat=seat, dice=[mine, theirs])
    return beaten


def _too_late(h: Here, seat: int, victim: int, cause: Text) -> None:
    told = Message(
        "steals-too-late", cause=cause, victim=h.name_seat(victim), player=h.name_seat(seat)
    )
    h.tell(told, kind="steal", seat=seat, other=victim)


def _steal_items(
    h: Here, seat: int, victim: int, left: Callable[[], list[str]], *, n: int, cause: Text
) -> Play[None]:
    for _ in range(n):
        own = left()
        if not own:
            return
        chosen = yield from h.choose(
            seat,
            Message("steal-what", cause=cause, victim=h.name_seat(victim)),
            lambda: as_options(left()),
            topic="steal",
            data={"cards": own, "from": victim},
            rule="PH-25.14",
        )
        if chosen not in left():
            _too_late(h, seat, victim, cause)
            return
        card, *mounted = inventory.take_away(h.human(victim), chosen)
        inventory.receive_item(h, seat, card, mounted[0] if mounted else None)
        told = Message(
            "steals-item",
            cause=cause,
            player=h.name_seat(seat),
            card=name_of(card),
            victim=h.name_seat(victim),
        )
        h.tell(told, kind="steal", seat=seat, other=victim, card=card)
