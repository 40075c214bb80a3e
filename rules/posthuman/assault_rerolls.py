"""Cards that let a human roll dice again under a mutant's Attack!; the mind does not (PH-5.9,
PH-18.20, PH-18.25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine import Illegal, Option, Play
from rules.kit.words import count, listed

from .context import Here
from .decks import name_of
from .effects.carry_out import usable, use
from .effects.models import Data, Die, Hook, Reroll
from .effects.modifiers import lasting
from .effects.words import in_words
from .fight_dice import named
from .fight_words import FACES
from .state import Lasting
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
    for hook in _HOOKS[own.shooting]:
        for one in usable(h.s, seat, hook):
            allows = [made for made in one.effect.do if isinstance(made, Reroll)]
            if len(allows) != len(one.effect.do) or not _fitting(own, allows):
                continue
            picks = yield from _pick(h, seat, own, allows[0], name_of(one.card))
            if picks:
                yield from use(h, seat, one)
                _forget(h, seat, one.card)
                _again(h, seat, own, picks, name_of(one.card))
    kept = {id(one.modifier) for one in lasting(h.s, seat)}
    for hook in _HOOKS[own.shooting]:
        for name, again in named(h.s, seat, hook, _lets_roll):
            assert isinstance(again, Reroll)
            if id(again) not in kept and _fitting(own, [again]):
                picks = yield from _pick(h, seat, own, again, name)
                _again(h, seat, own, picks, name)
    return own.rolled


def _lets_roll(one: Data) -> bool:
    return isinstance(one, Reroll) and one.whose == "player" and one.forced is None


def _fitting(own: Own, allows: Sequence[Reroll]) -> bool:
    """Whether a die that counts for nothing could be rolled again."""
    return any(
        _lets_roll(one) and own.die(place) in one.dice
        for one in allows
        for place in own.idle()
        if place not in own.rolled
    )


def _forget(h: Here, seat: int, card: str) -> None:
    """What was used has been used up at once: nothing of it lasts."""
    human = h.human(seat)

    def spent(one: Lasting) -> bool:
        return one.source == card and isinstance(one.modifier, Reroll)

    human.lasting = [one for one in human.lasting if not spent(one)]


def _pick(h: Here, seat: int, own: Own, allowed: Reroll, name: str) -> Play[list[int]]:
    places = [
        place
        for place in range(len(own.first) + len(own.defence))
        if place not in own.rolled and own.die(place) in allowed.dice
    ]
    order = h.ordered(seat, "reroll")
    if order is not None:
        idle = [place for place in own.idle() if place in places]
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
        told.append(f"{FACES[before]} becomes {FACES[own.face(place)]}")
    text = f"{cause}: {h.name(seat)} rolls {count(len(told), 'die/dice')} again: {listed(told)}."
    h.tell(text, kind="reroll", seat=seat, whose="player", places=list(places))
