"""What things are worth to somebody: their neck, cards, and a Scene as it looks before the roll
(HI-20.8, HI-20.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache

from rules.engine import Chance
from rules.hope.effects.language.models import Amount, Check, DrawCards, Effect, Terrain
from rules.hope.model.cards import Kind, Scene, Section
from rules.hope.model.decks import DECKS
from rules.hope.model.odds import estimate_chance
from rules.hope.view import PersonView, SceneView

DICE = (2.2, 1.4, 1.0, 0.7, 0.5)
"""What the first to fifth Humanity die is worth."""
STAGES = (0.0, -0.8, -2.4)
DEAD = -9.0
ASSET, TRAIT, HOPE = 0.8, 0.6, 0.7
GUESS = 6
"""Of ten callouts, so many let a listener guess what refusing brings (HI-20.18)."""
GOOD_FOR_ME = ("self", "all", "committed", "chosen")


@dataclass(frozen=True, slots=True)
class Stakes:
    """What somebody has to lose."""

    humanity: int
    hunger: int
    harm: int

    @classmethod
    def make_stakes(cls, person: PersonView) -> Stakes:
        return cls(person.humanity, person.hunger, person.harm)

    def rate_stakes(self) -> float:
        if self.hunger > 2 or self.harm > 2 or self.humanity < 0:
            return DEAD
        return sum(DICE[: self.humanity]) + STAGES[self.hunger] + STAGES[self.harm]

    def rate_dice_cost(self, dice: int) -> float:
        """What giving so many dice costs."""
        return sum(DICE[self.humanity - dice : self.humanity])


def rate_section(section: Section | None, whose: Stakes) -> float:
    """What a section is worth to somebody it applies to."""
    return rate_effects(section.effects, whose) if section is not None else 0.0


def rate_effects(effects: Iterable[Effect], whose: Stakes) -> float:
    """What some effects are worth to somebody."""
    after, extra = what_comes(effects, whose)
    return after.rate_stakes() - whose.rate_stakes() + extra


def what_comes(effects: Iterable[Effect], whose: Stakes) -> tuple[Stakes, float]:
    """How somebody stands after some effects, and what else these bring: cards and Hope dice, and
    what may come of a check."""
    extra = 0.0
    for effect in effects:
        if isinstance(effect, Amount) and effect.op == "hope":
            extra += HOPE * effect.n
        elif isinstance(effect, Amount) and effect.target in GOOD_FOR_ME:
            whose = _apply_amount(whose, effect.op, effect.n)
        elif isinstance(effect, DrawCards):
            extra += effect.n * (ASSET if effect.op == "draw_asset" else TRAIT)
        elif isinstance(effect, Check):
            for ways in (effect.then, effect.else_):
                way, more = what_comes(ways, whose)
                extra += (way.rate_stakes() - whose.rate_stakes() + more) / 2
    return whose, extra


def _apply_amount(whose: Stakes, what: str, n: int) -> Stakes:
    if what == "humanity":
        return replace(whose, humanity=min(5, whose.humanity + n))
    if what == "hunger":
        return replace(whose, hunger=max(0, whose.hunger + n))
    return replace(whose, harm=max(0, whose.harm + n))


# -- a Scene before the roll ----------------------------------------------------------------------


def interpolate_dice(dice: float, value: Callable[[int], float]) -> float:
    """A value for about so many dice."""
    least = int(dice)
    share = dice - least
    return (1 - share) * value(least) + (share * value(least + 1) if share else 0.0)


KNOWN = tuple(DECKS.scenes.values())


@cache
def list_possible_scenes(
    terrain: Terrain, kind: Kind | None, unavoidable: bool
) -> tuple[Scene, ...]:
    """What a Scene may be, for all that its back and its callout say."""
    kin = [card for card in KNOWN if card.kind == kind]
    near = [card for card in kin if card.terrain == terrain]
    return tuple(card for card in near if card.unavoidable == unavoidable) or tuple(near or kin)


def find_hinted_scene(scene: SceneView) -> Scene | None:
    """The Scene whose callout was read out as it is printed."""
    return next((c for c in DECKS.scenes.values() if c.callout == scene.told), None)


def guess_scene(scene: SceneView, rng: Chance) -> Scene | None:
    """What a callout hints at, to whoever has an ear for it: of its Refuse section alone."""
    hint = find_hinted_scene(scene)
    return hint if rng.draw_below(10) < GUESS else None


@dataclass(frozen=True, slots=True)
class Plea:
    """A Scene with a roll as those see it who are asked for dice: not its hidden half."""

    terrain: Terrain
    unavoidable: bool
    dice: int
    penalty: int
    committed: tuple[Stakes, ...] = ()

    def estimate_plea(self, more: float) -> float:
        """The chance of success with about so many more dice."""
        cards = list_possible_scenes(self.terrain, "roll", self.unavoidable)
        return interpolate_dice(
            self.dice + more,
            lambda n: (
                sum(estimate_chance(n, c.hardship + self.penalty) for c in cards) / len(cards)
            ),
        )

    def rate_commitment(self, whose: Stakes, more: float) -> float:
        """What having committed is worth to somebody."""
        part = (self.terrain, self.unavoidable, self.penalty, whose)
        return interpolate_dice(self.dice + more, lambda n: rate_unread_commitment(*part, n))

    def rate_for_committed(self, more: float) -> float:
        """What it is worth to those who have committed so far."""
        return sum(self.rate_commitment(whose, more) for whose in self.committed)

    def rate_refusal(self, whose: Stakes, all_of_us: float) -> float:
        """What refusing is thought to cost somebody."""
        one, everybody = rate_unread_refusal(self.terrain, self.unavoidable, whose)
        return (1 - all_of_us) * one + all_of_us * everybody


@cache
def rate_unread_commitment(
    terrain: Terrain, unavoidable: bool, penalty: int, whose: Stakes, dice: int
) -> float:
    """What it is worth to have committed to a Scene one has not read, on so many dice."""
    total = 0.0
    cards = list_possible_scenes(terrain, "roll", unavoidable)
    for card in cards:
        odds = estimate_chance(dice, card.hardship + penalty)
        total += odds * rate_section(card.succeed, whose) + (1 - odds) * rate_section(
            card.fail, whose
        )
    return total / len(cards)


@cache
def rate_unread_refusal(terrain: Terrain, unavoidable: bool, whose: Stakes) -> tuple[float, float]:
    """What it costs to refuse a Scene one has not read, and what if everybody does."""
    cards = list_possible_scenes(terrain, "roll", unavoidable)
    one, everybody = (
        sum(rate_scene_refusal(c, whose, alike) for c in cards) / len(cards) for alike in (0, 1)
    )
    return one, everybody


def rate_scene_refusal(card: Scene, whose: Stakes, all_of_us: float) -> float:
    """What it costs to refuse a Scene, where everybody does so with that likelihood."""
    one = rate_section(card.refuse, whose)
    return (
        one + all_of_us * (rate_section(card.all_refuse, whose) - one) if card.all_refuse else one
    )
