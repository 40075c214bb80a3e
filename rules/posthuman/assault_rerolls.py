"""Cards that let a human roll dice again under a mutant's Attack!; the mind does not (PH-5.9,
PH-18.20, PH-18.25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeGuard

from rules.engine import Illegal, Option, Play
from rules.kit.words import count, listed

from .context import Here
from .decks import name_of
from .effects.carry_out import pay, usable
from .effects.conditions import all_hold
from .effects.models import Data, Die, Hook, Limit, Reroll
from .effects.sources import in_play
from .effects.words import in_words
from .fight_words import FACES, rolled_again
from .terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE

_HOOKS: dict[bool, tuple[Hook, ...]] = {
    False: ("melee_roll", "melee_result"),
    True: ("shoot_roll", "shoot_result"),
}
_SIDES: dict[Die, Sequence[Any]] = {
    "melee": MELEE_DIE,
    "defence": DEFENCE_DIE,
    "shooting": SHOOTING_DIE,
}


@dataclass(slots=True)
class Own:
    """Dice that the human has rolled: the lists are changed in place."""

    first: list[Any]
    """Melee dice, or shooting dice."""
    defence: list[Any]
    idle: Callable[[], list[int]]
    """Places of the dice that count for nothing: only where there are such is anybody asked."""
    shooting: bool = False
    rolled: list[int] = field(default_factory=list)
    """Places of those rolled again already: none is twice (PH-20.3)."""

    def die(self, place: int) -> Die:
        """Of which kind the die at a place is."""
        if place >= len(self.first):
            return "defence"
        return "shooting" if self.shooting else "melee"

    def face(self, place: int) -> Any:
        """What it shows."""
        return [*self.first, *self.defence][place]

    def roll(self, h: Here, place: int) -> None:
        """Roll it again."""
        face = h.t.rng.pick(_SIDES[self.die(place)])
        if place < len(self.first):
            self.first[place] = face
        else:
            self.defence[place - len(self.first)] = face


def offer(h: Here, seat: int, own: Own) -> Play[list[int]]:
    """The human may use such cards, and then picks the dice; each is rolled again once at most
    (PH-20.3). Returns the places of those that were."""
    for allowed in list(_allowances(h, seat, own)):
        if any(own.die(place) in allowed.what.dice for place in own.idle()):
            picks = yield from _pick(h, seat, own, allowed)
            if picks:
                yield from allowed.spend()
                _again(h, seat, own, picks, allowed.name)
    return own.rolled


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many dice may be rolled again, by a card."""

    name: str
    what: Reroll
    spend: Callable[[], Play[None]]
    """Pays for it, or marks it as used up."""


def _allowances(h: Here, seat: int, own: Own) -> Iterator[Allowance]:
    """Cards that hold at every roll, those that work once in a combat, and those that are used."""
    for hook in _HOOKS[own.shooting]:
        for card, effects in in_play(h.s, seat):
            for number, effect in enumerate(effects):
                key = f"{card}/{number}"
                if effect.at in (hook, "anytime") and not effect.asks:
                    if key in h.human(seat).used or not all_hold(h.s, seat, effect.if_):
                        continue
                    for one in effect.do:
                        if _lets_roll(one):
                            spend = partial(_mark, h, seat, key, effect.limit)
                            yield Allowance(name_of(card), one, spend)
        for use in usable(h.s, seat, hook):
            for one in use.effect.do:
                if _lets_roll(one):
                    yield Allowance(name_of(use.card), one, partial(pay, h, seat, use))


def _mark(h: Here, seat: int, key: str, limit: Limit) -> Play[None]:
    if limit != "always":
        h.human(seat).used[key] = limit
    yield from ()


def _lets_roll(one: Data) -> TypeGuard[Reroll]:
    return isinstance(one, Reroll) and one.whose == "player" and one.forced is None


def _pick(h: Here, seat: int, own: Own, allowance: Allowance) -> Play[list[int]]:
    name, allowed = allowance.name, allowance.what
    places = [
        place
        for place in range(len(own.first) + len(own.defence))
        if place not in own.rolled and own.die(place) in allowed.dice
    ]
    order = h.ordered(seat, "reroll")
    if order is not None:
        idle = [place for place in own.idle() if place in places and place not in own.rolled]
        return idle[: allowed.n] if order == "misses" else []

    def check(chosen: list[str]) -> None:
        if len(chosen) > allowed.n:
            raise Illegal(f"{name}: {count(allowed.n, 'die/dice')} at most.", rule="PH-18.25")

    chosen = yield from h.t.ask(
        h.t.choices(
            seat,
            f"{name}: {in_words(allowed)}. Which dice do you roll again?",
            [
                Option(
                    f"p{place}",
                    "reroll",
                    f"{'Defence die' if own.die(place) == 'defence' else 'Die'} "
                    f"{place + 1}: {FACES[own.face(place)]}",
                    data={"whose": "player", "place": place, "face": own.face(place)},
                )
                for place in places
            ],
            default=[],
            most=allowed.n,
            check=check,
            topic="reroll",
            data={"most": allowed.n},
            rule="PH-18.25",
        )
    )
    return sorted(int(one[1:]) for one in chosen)


def _again(h: Here, seat: int, own: Own, places: Sequence[int], cause: str) -> None:
    if not places:
        return
    own.rolled += places
    told = []
    for place in places:
        before = own.face(place)
        own.roll(h, place)
        told.append(rolled_again(before, own.face(place)))
    text = f"{cause}: {h.name(seat)} rolls {count(len(told), 'die/dice')} again: {listed(told)}."
    h.tell(text, kind="reroll", seat=seat, whose="player", places=list(places))
