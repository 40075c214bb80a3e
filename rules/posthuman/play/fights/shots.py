"""Shooting in figures: how many dice a weapon has, and what their faces hit (PH-14.10 to PH-14.16).
It knows no fight, so that both fights and a mutant's Attack! can use it (PH-18.19)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rules.posthuman.model.terms import ShootingFace

MOST_RANGE = 3


def weapon_dice(printed: int, change: int) -> int:
    """Find a weapon's number of dice after a change, which cannot lower it below 1 (PH-14.16)."""
    return max(min(printed, 1), printed + change)


@dataclass(frozen=True, slots=True, kw_only=True)
class Gun:
    """The figures that decide what a shooter's dice hit."""

    range: int
    specials: tuple[int, ...] = ()
    """Hits by the number of specials; empty: each special hits once (PH-14.13)."""
    skill: int = 0
    """Hits of a skill shot: 0, 1, or 2 for an expert with shooting 5."""

    def count_hits(self, faces: Sequence[ShootingFace]) -> int:
        """Count how often the faces hit one target (PH-14.10, PH-14.12)."""
        specials = sum(face == "special" for face in faces)
        return sum(self._count_hit(face) for face in faces) + self._special_hits(specials)

    def _count_hit(self, face: ShootingFace) -> int:
        if face == "skill":
            return self.skill
        needed = {"range1": 1, "range2": 2, "range3": 3}.get(face)
        return int(needed is not None and self.range >= needed)

    def _special_hits(self, count: int) -> int:
        if count == 0 or not self.specials:
            return count
        listed = min(count, len(self.specials))
        return self.specials[listed - 1] + count - listed

    def find_wasted_dice(self, faces: Sequence[ShootingFace]) -> list[int]:
        """Find the places of the dice that hit nothing."""
        return [
            place
            for place, face in enumerate(faces)
            if face != "special" and not self._count_hit(face)
        ]


def gun_range(printed: int, change: int) -> int:
    """Find a weapon's range after a change, from 1 to 3 (PH-26.3)."""
    return max(1, min(MOST_RANGE, printed + change))


def skill_hits(shooting: int, expert: bool) -> int:
    """Count the hits of a skill shot of a human (PH-14.10)."""
    return int(shooting >= 5) + int(expert)


def list_splits(dice: int, targets: Iterable[int]) -> list[dict[int, int]]:
    """List all ways to divide dice among targets, those with a single target first (PH-14.8)."""
    order = list(targets)
    found = list(_split_dice(dice, order)) if order and dice else []
    return sorted(found, key=lambda split: (len(split), [-split.get(foe, 0) for foe in order]))


def _split_dice(dice: int, targets: list[int]) -> Iterable[dict[int, int]]:
    first, *others = targets
    if not others:
        yield {first: dice}
        return
    for here in range(dice, -1, -1):
        own = {first: here} if here else {}
        if here == dice:
            yield own
        else:
            for rest in _split_dice(dice - here, others):
                yield own | rest
