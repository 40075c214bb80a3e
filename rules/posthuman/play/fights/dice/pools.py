"""Dice that have been rolled and may be re-rolled, in a fight or in a mutant's Attack!
(PH-20.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Text
from rules.posthuman.effects.language.models import Die, Hook, Side
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE
from rules.posthuman.play.context import Here
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import describe_reroll

HOOKS: dict[bool, tuple[Hook, ...]] = {
    False: ("melee_roll", "melee_result"),
    True: ("shoot_roll", "shoot_result"),
}
"""The hooks at which cards allow re-rolls, by whether shooting dice are rolled."""
_SIDES: dict[Die, Sequence[Any]] = {
    "melee": MELEE_DIE,
    "defence": DEFENCE_DIE,
    "shooting": SHOOTING_DIE,
}


@dataclass(slots=True)
class Pool:
    """The dice of one side: their faces, as the clash keeps them, and which have been re-rolled."""

    whose: Side
    faces: list[Any]
    extra: list[Any]
    """The faces of the defence dice, whose places come after the others."""
    again: list[int]
    kind: Die = "melee"

    def find_die_kind(self, place: int) -> Die:
        """Return the kind of the die at a place."""
        return self.kind if place < len(self.faces) else "defence"

    @property
    def size(self) -> int:
        """How many dice the pool has."""
        return len(self.faces) + len(self.extra)

    def find_face(self, place: int) -> Any:
        """Return the face of the die at a place."""
        here = place < len(self.faces)
        return self.faces[place] if here else self.extra[place - len(self.faces)]

    def set_face(self, place: int, face: Any) -> None:
        """Set the face of a die, and note that it may not be re-rolled again (PH-20.3)."""
        if place < len(self.faces):
            self.faces[place] = face
        else:
            self.extra[place - len(self.faces)] = face
        self.again.append(place)

    def list_rerollable(self) -> list[int]:
        """List the places of the dice that may still be re-rolled."""
        return [place for place in range(self.size) if place not in self.again]

    def describe_die(self, place: int, foe: Text = "") -> Message:
        """Describe the die at a place and its face, such as "Defence die 1: block". `foe`: the
        enemy whose die it is."""
        extra = place >= len(self.faces)
        number = (place - len(self.faces) if extra else place) + 1
        face = self.find_face(place)
        if foe:
            return Message("foe-die", foe=foe, extra=int(extra), number=number, face=face)
        return Message("die", extra=int(extra), number=number, face=face)


def roll_again(
    h: Here, pool: Pool, places: Sequence[int], cause: Text, who: tuple[int, Text]
) -> None:
    """Re-roll the dice at these places and tell the players. `cause`: what allows it. `who`: the
    human's seat, and the name of the human or enemy that rolls. The message also names the old
    faces, because no other message names those of shots."""
    seat, name = who
    rolled: list[Message] = []
    before, dice = [], []
    for place in sorted(places):
        before.append(pool.find_face(place))
        pool.set_face(place, h.t.rng.pick(_SIDES[pool.find_die_kind(place)]))
        dice.append(pool.find_face(place))
        rolled.append(describe_reroll(before[-1], dice[-1]))
    h.tell(
        Message("rolls-again", cause=cause, who=name, n=len(rolled), rolled=rolled),
        kind="reroll",
        seat=seat,
        whose=pool.whose,
        places=sorted(places),
        dice=[*before, *dice],
    )
