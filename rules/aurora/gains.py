"""What players gain and lose on the way: tokens, Objects, Fame and Fury (LA-5)."""

from __future__ import annotations

from rules.engine import Option, Play

from . import convoy, harm
from .boxes import NAMES, Resource, amounts
from .decks import HELD, brief, name_of, one_of_each
from .state import FAME, FURY, State
from .turn import Here, because, listed

RESOURCE: dict[str, Resource] = {"F": "F", "P": "P", "A": "A"}


def gain(h: Here, seat: int, what: str, *, why: str = "") -> Play[None]:
    """Tokens, "FFO" say: Resources into the Convoy, Objects as cards (LA-5.24, LA-8.25,
    LA-8.26)."""
    came: list[str] = []
    lost: dict[Resource, int] = {}
    for token in [token for token in what if token != "O"]:
        resource = RESOURCE[token]
        if (yield from harm.make_room(h, seat, resource, NAMES[resource])):
            came.append(token)
        else:
            lost[resource] = lost.get(resource, 0) + 1
    for resource, count in lost.items():
        many = "the" if count == 1 else count
        h.tell(f"{h.name(seat)} has no room for {many} {NAMES[resource]}.", kind="token", seat=seat)
    if came:
        told = because(why, f"{h.name(seat)} gains {listed(amounts(came))}.")
        h.tell(told, kind="token", seat=seat)
    for _ in range(what.count("O")):
        yield from draw_object(h, seat)


# -- Objects (LA-5.18 to LA-5.23) ----------------------------------------------------------------


def draw_object(h: Here, seat: int) -> Play[None]:
    """The top Object card, for its owner's eyes (LA-5.18, LA-5.23)."""
    p = h.player(seat)
    drawn = [card for card in (top_object(h),) if card is not None]
    if p.special and p.colour == "yellow" and drawn:  # LA-18.2c
        drawn += [card for card in (top_object(h),) if card is not None]
    if not drawn:
        h.tell("There are no Objects left.", kind="token")
        return
    kept = drawn[0]
    if len(drawn) > 1:
        kept = yield from h.choose(
            seat,
            "You draw two Objects and keep one. Which?",
            [Option(c, "choose", name_of(c), brief(HELD[c].tells)) for c in one_of_each(drawn)],
            secret=True,
            about=f"{h.name(seat)} has drawn two Objects and chooses which one to keep",
            rule="LA-18.2",
        )
        h.s.object_discards += [card for card in drawn if card != kept]
    p.hand.append(kept)
    told = f"{h.name(seat)} draws an Object ({len(p.hand)} in hand)."
    h.tell(told, kind="token", seat=seat)
    h.t.tell(f"You have drawn {name_of(kept)}: {HELD[kept].tells}", seat, kind="card", card=kept)
    yield from h.over_the_limit(h, seat)


def objects_left(s: State) -> bool:
    """Whether there is an Object to draw (LA-2.17, LA-5.23, LA-20.19)."""
    return bool(s.objects or s.object_discards or (s.automa is not None and s.automa.objects))


def top_object(h: Here) -> str | None:
    """Take the top of the Objects deck, which is made anew from its discards (LA-2.17) and from the
    Automa's Objects, which still count for it (LA-20.19); None where there are none."""
    s = h.s
    if not s.objects:
        spent, s.object_discards = s.object_discards, []
        if s.automa is not None:
            s.automa.counted += len(s.automa.objects)
            spent, s.automa.objects = [*spent, *s.automa.objects], []
        if not spent:
            return None
        s.objects = h.t.rng.shuffle(spent)
    h.t.reveal()
    return s.objects.pop()


def discard(s: State, seat: int, card: str) -> None:
    """A hidden card leaves the hand for its pile (LA-5.22, LA-11.30)."""
    s.players[seat].hand.remove(card)
    pile = s.object_discards if HELD[card].kind == "object" else s.common
    pile.append(card)


# -- Fame and Fury -------------------------------------------------------------------------------


def fame(h: Here, seat: int, points: int, *, why: str = "") -> Play[None]:
    """Move on the Fame Track. Above the top each point is an optional Repair, below the bottom
    each is 1 Damage (LA-5.1 to LA-5.4)."""
    p = h.player(seat)
    before, p.fame = p.fame, min(FAME[-1], max(FAME[0], p.fame + points))
    moved = abs(p.fame - before)
    if moved:
        does = "gains" if points > 0 else "loses"
        told = because(why, f"{h.name(seat)} {does} {moved} Fame ({p.fame}).")
        h.tell(told, kind="fame", seat=seat)
    for _ in range(abs(points) - moved):
        if points > 0:
            yield from _repair_instead(h, seat)
        else:
            yield from harm.damage(h, seat, 1, why=because(why, "no Fame to lose"))


def _repair_instead(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    if not p.damaged():
        return
    options = [
        *(
            Option(r, "repair", convoy.label(p, r), p.box(r).label)
            for r in convoy.repair_by_default(p, 99)
        ),
        Option("none", "choose", "No Repair"),
    ]
    chosen = yield from h.choose(
        seat, "Your Fame is as high as it goes: repair 1 box instead?", options, rule="LA-5.3"
    )
    if chosen != "none":
        p.fill(chosen, "")
        told = f"Fame as high as it goes: {h.name(seat)} repairs {convoy.label(p, chosen)}."
        h.tell(told, kind="repair", seat=seat)


def fury(h: Here, seat: int, points: int, *, why: str = "") -> None:
    """Gains beyond the top space are lost (LA-5.7, LA-5.8)."""
    p = h.player(seat)
    before, p.fury = p.fury, min(FURY[-1], p.fury + points)
    if p.fury > before:
        told = because(why, f"{h.name(seat)} gains {p.fury - before} Fury ({p.fury}).")
        h.tell(told, kind="fury", seat=seat)
