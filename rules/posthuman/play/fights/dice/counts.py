"""How many dice a side rolls and why: a count keeps its parts, with their reasons (PH-15.3 to
PH-15.7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from rules.engine import Text
from rules.kit.words import format_signed
from rules.posthuman.effects.language.spelling import Die
from rules.posthuman.play.fights.engagements import BASE
from rules.posthuman.words import Message, join_with_commas


@dataclass(slots=True)
class Count:
    """A number of dice, with a reason for each part. If `fixed` is set it is the number, whatever
    the parts are (PH-13.9, PH-14.17)."""

    base: int
    parts: list[tuple[int, Text]] = field(default_factory=list)
    fixed: int | None = None
    why_fixed: Text = ""
    least: int = 1

    def add(self, n: int, why: Text) -> None:
        """Add `n` dice, or take some if `n` is negative."""
        if n:
            self.parts.append((n, why))

    def fix_total(self, n: int, why: Text) -> None:
        """Fix the number of dice; if it is fixed more than once, the smallest number holds."""
        if self.fixed is None or n < self.fixed:
            self.fixed, self.why_fixed = n, why

    @property
    def total(self) -> int:
        """How many dice are rolled: the fixed number or the sum of the parts, but at least `least`
        (PH-15.6)."""
        if self.fixed is not None:
            return max(self.least, self.fixed)
        return max(self.least, self.base + sum([n for n, _ in self.parts]))

    def describe_roll(self, who: Text, die: Die = "melee") -> Message:
        """Describe the roll, such as "Ada rolls 3 melee dice (3, +1 melee 4 against 3, -1 knocked
        down)"."""
        total = self.total
        if self.fixed is not None:
            return Message("rolls-fixed", who=who, n=total, die=die, why=self.why_fixed)
        if not self.parts:
            return Message("rolls", who=who, n=total, die=die)
        parts = [Message("dice-for", change=format_signed(n), why=why) for n, why in self.parts]
        told = join_with_commas(parts)
        return Message("rolls-for", who=who, n=total, die=die, base=self.base, parts=told)


def melee_base(own: int, other: int) -> Count:
    """Count the dice that the melee stats give: one more for the side with the higher stat
    (PH-15.3)."""
    dice = Count(BASE)
    if own > other:
        dice.add(1, _compare_melee(own, other))
    return dice


@cache
def _compare_melee(own: int, other: int) -> Message:
    return Message("better-at-melee", own=own, other=other)
