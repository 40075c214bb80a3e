"""How much a bot values things: a character's condition, cards, and a Scene before the roll
(HI-20.8, HI-20.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from rules.engine import Chance
from rules.hope.effects.language.models import Amount, Check, DrawCards, Effect, Terrain
from rules.hope.model.decks import DECKS
from rules.hope.model.odds import estimate_chance
from rules.hope.model.scenes import Kind, Scene, Section
from rules.hope.view import PersonView, SceneView
from rules.hope.words.card_text import cache_per_card

HUMANITY_WORTHS = (2.2, 1.4, 1.0, 0.7, 0.5)
"""How much the first to fifth Humanity die is worth."""
STAGE_WORTHS = (0.0, -0.8, -2.4)
DEATH_WORTH = -9.0
ASSET, TRAIT, HOPE = 0.8, 0.6, 0.7
GUESSES_IN_TEN = 6
"""In how many of ten callouts a listener guesses what refusing brings (HI-20.18)."""
GOOD_FOR_ME = ("self", "all", "committed", "chosen")


@dataclass(frozen=True, slots=True)
class Stakes:
    """How a character stands: what it has to lose."""

    humanity: int
    hunger: int
    harm: int

    @classmethod
    def make_stakes(cls, person: PersonView) -> Stakes:
        return cls(person.humanity, person.hunger, person.harm)

    def rate_stakes(self) -> float:
        if self.hunger > 2 or self.harm > 2 or self.humanity < 0:
            return DEATH_WORTH
        return (
            sum(HUMANITY_WORTHS[: self.humanity])
            + STAGE_WORTHS[self.hunger]
            + STAGE_WORTHS[self.harm]
        )

    def rate_dice_cost(self, dice: int) -> float:
        """Return what giving this many dice costs."""
        return sum(HUMANITY_WORTHS[self.humanity - dice : self.humanity])


@cache_per_card
def rate_section(section: Section | None, stakes: Stakes) -> float:
    """Rate how much a section is worth to a character that it applies to; 0 for no section."""
    return rate_effects(section.effects, stakes) if section is not None else 0.0


def rate_effects(effects: Iterable[Effect], stakes: Stakes) -> float:
    """Rate how much these effects are worth to a character."""
    after, extra = apply_expected_effects(effects, stakes)
    return after.rate_stakes() - stakes.rate_stakes() + extra


def apply_expected_effects(effects: Iterable[Effect], stakes: Stakes) -> tuple[Stakes, float]:
    """Find how a character stands after these effects, and the worth of what else they bring:
    cards, Hope dice, and the average of a check's two branches."""
    extra = 0.0
    for effect in effects:
        if isinstance(effect, Amount) and effect.op == "hope":
            extra += HOPE * effect.n
        elif isinstance(effect, Amount) and effect.target in GOOD_FOR_ME:
            stakes = _apply_amount(stakes, effect.op, effect.n)
        elif isinstance(effect, DrawCards):
            extra += effect.n * (ASSET if effect.op == "draw_asset" else TRAIT)
        elif isinstance(effect, Check):
            for ways in (effect.then, effect.else_):
                way, more = apply_expected_effects(ways, stakes)
                extra += (way.rate_stakes() - stakes.rate_stakes() + more) / 2
    return stakes, extra


def _apply_amount(stakes: Stakes, what: str, n: int) -> Stakes:
    if what == "humanity":
        return Stakes(min(5, stakes.humanity + n), stakes.hunger, stakes.harm)
    if what == "hunger":
        return Stakes(stakes.humanity, max(0, stakes.hunger + n), stakes.harm)
    return Stakes(stakes.humanity, stakes.hunger, max(0, stakes.harm + n))


# -- a Scene before the roll ----------------------------------------------------------------------


def interpolate_dice(dice: float, value: Callable[[int], float]) -> float:
    """Interpolate a value for a fractional number of dice."""
    least = int(dice)
    share = dice - least
    return (1 - share) * value(least) + (share * value(least + 1) if share else 0.0)


KNOWN_SCENES = tuple(DECKS.scenes.values())


@cache
def list_possible_scenes(
    terrain: Terrain, kind: Kind | None, unavoidable: bool
) -> tuple[Scene, ...]:
    """List the Scenes that a card may be, judging by its deck and its callout."""
    kin = [card for card in KNOWN_SCENES if card.kind == kind]
    near = [card for card in kin if card.terrain == terrain]
    return tuple(card for card in near if card.unavoidable == unavoidable) or tuple(near or kin)


def find_hinted_scene(scene: SceneView) -> Scene | None:
    """Find the Scene whose printed callout the drawer read out. Return None if none matches."""
    return _index_callouts().get(scene.told)


@cache
def _index_callouts() -> dict[str, Scene]:
    """Find the Scene of each printed callout, in whatever language it is read."""
    scenes = DECKS.scenes.values()
    return {told: scene for scene in scenes for told in scene.callout.list_readings()}


def guess_scene(scene: SceneView, rng: Chance) -> Scene | None:
    """Guess the Scene from its callout, in GUESSES_IN_TEN of ten cases; callers use only its Refuse
    section. Return None otherwise."""
    hint = find_hinted_scene(scene)
    return hint if rng.draw_below(10) < GUESSES_IN_TEN else None


@dataclass(frozen=True, slots=True)
class Plea:
    """A Scene with a roll, as players who are asked for dice see it: without its hidden half."""

    terrain: Terrain
    unavoidable: bool
    dice: int
    penalty: int
    committed: tuple[Stakes, ...] = ()

    def estimate_plea(self, more: float) -> float:
        """Estimate the chance of success with about this many more dice."""
        cards = list_possible_scenes(self.terrain, "roll", self.unavoidable)
        return interpolate_dice(
            self.dice + more,
            lambda n: (
                sum(estimate_chance(n, c.hardship + self.penalty) for c in cards) / len(cards)
            ),
        )

    def rate_commitment(self, stakes: Stakes, more: float) -> float:
        """Rate how much having committed is worth to a character, with about this many more
        dice."""
        part = (self.terrain, self.unavoidable, self.penalty, stakes)
        return interpolate_dice(self.dice + more, lambda n: rate_unread_commitment(*part, n))

    def rate_for_committed(self, more: float) -> float:
        """Rate how much the roll, with about this many more dice, is worth to those who have
        committed."""
        return sum(self.rate_commitment(stakes, more) for stakes in self.committed)

    def rate_refusal(self, stakes: Stakes, all_of_us: float) -> float:
        """Estimate what refusing is worth to a character. `all_of_us`: how likely everybody
        refuses."""
        one, everybody = rate_unread_refusal(self.terrain, self.unavoidable, stakes)
        return (1 - all_of_us) * one + all_of_us * everybody


@cache
def rate_unread_commitment(
    terrain: Terrain, unavoidable: bool, penalty: int, stakes: Stakes, dice: int
) -> float:
    """Rate having committed this many dice in all to an unread Scene, on average over the possible
    cards."""
    total = 0.0
    cards = list_possible_scenes(terrain, "roll", unavoidable)
    for card in cards:
        odds = estimate_chance(dice, card.hardship + penalty)
        total += odds * rate_section(card.succeed, stakes) + (1 - odds) * rate_section(
            card.fail, stakes
        )
    return total / len(cards)


@cache
def rate_unread_refusal(terrain: Terrain, unavoidable: bool, stakes: Stakes) -> tuple[float, float]:
    """Rate refusing an unread Scene, on average over the possible cards: if some refuse, and if all
    do."""
    cards = list_possible_scenes(terrain, "roll", unavoidable)
    one, everybody = (
        sum(rate_scene_refusal(c, stakes, alike) for c in cards) / len(cards) for alike in (0, 1)
    )
    return one, everybody


def rate_scene_refusal(card: Scene, stakes: Stakes, all_of_us: float) -> float:
    """Rate refusing a Scene if everybody refuses with the likelihood `all_of_us`."""
    one = rate_section(card.refuse, stakes)
    return (
        one + all_of_us * (rate_section(card.all_refuse, stakes) - one) if card.all_refuse else one
    )
