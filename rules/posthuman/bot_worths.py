"""What things are worth to a human that a bot plays: its body, its goods and the cards that change
them. One unit is about one point of health while there are some left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from .cards import Equipment, Follower, Item, Skill, Tile, Weapon
from .decks import ALL, EQUIPMENT, ITEMS, WEAPONS
from .effects.models import (
    Amount,
    Choose,
    Cost,
    Data,
    Discard,
    Draw,
    Effect,
    Free,
    Modifier,
    Plain,
    Prevent,
    Steal,
    Test,
    Trade,
    Way,
    Wounds,
)
from .terms import HUNGER, Stat
from .view_models import HumanView, Private

POINTS = (0.0, 6.0, 8.2, 9.8, 11.0, 12.0, 12.8, 13.4, 13.9)
"""What health, and morale, come to at each place of their track; at 0 one is knocked out."""
FOOD = (0.0, 1.6, 2.8, 3.6, 4.2, 4.6)
"""What so much food is worth; more is worth little."""
FED = (0.0, -1.0, -2.8, -4.6)
"""What each slot of hunger is worth."""
SPARE_FOOD, AMMO, NO_GUN, XP, POINT = 0.25, 0.45, 0.1, 0.6, 4.0
MANY_AMMO = 6
"""More is worth as little as without a gun."""
SCARS = (1.0, 1.2, 1.8, 3.5, 9.0)
"""What the next scar costs with so many mutations; the fifth is the end."""
MUTATIONS = 0.6
"""The share of scars that are mutations."""
DRAWN = {"supply": 1.6, "equipment": 1.3, "weapons": 1.0, "skills": 1.8, "encounter": -0.5}
"""What drawing a card is worth."""
OTHERS = 0.35
"""At which share others count."""
USED_UP, AN_ITEM, AN_ACTION, A_FOLLOWER = 1.0, 1.2, 2.0, 1.4


@dataclass(frozen=True, slots=True)
class Needs:
    """A human as it stands, as far as anything could be worth something to it."""

    health: int
    morale: int
    most_health: int
    most_morale: int
    hunger: int
    food: int
    ammo: int
    mutations: int
    armed: bool
    """Whether it has something to shoot with."""
    stats: tuple[tuple[Stat, int], ...]

    @classmethod
    def of(cls, human: HumanView, private: Private | None = None) -> Needs:
        """A human; whose own scars are known, or guessed from their number."""
        known = [scar for scar in private.scars if not scar.blank] if private else None
        return cls(
            human.health,
            human.morale,
            human.limits["health"],
            human.limits["morale"],
            human.hunger,
            human.food,
            human.ammo,
            len(known) if known is not None else round(human.scars * MUTATIONS),
            any(card.shooting is not None for card in human.gear),
            tuple(human.effective.items()),
        )

    def worth(self) -> float:
        """All of it together."""
        spare = max(0, self.food - len(FOOD) + 1)
        found = POINTS[max(0, self.health)] + POINTS[max(0, self.morale)] + FED[min(3, self.hunger)]
        found += FOOD[min(self.food, len(FOOD) - 1)] + SPARE_FOOD * spare
        useful = min(self.ammo, MANY_AMMO) if self.armed else 0
        return found + AMMO * useful + NO_GUN * (self.ammo - useful)

    def plus(self, what: str, n: int) -> Needs:
        """With so much more or less of something."""
        if what == "health":
            return replace(self, health=max(0, min(self.most_health, self.health + n)))
        if what == "morale":
            return replace(self, morale=max(0, min(self.most_morale, self.morale + n)))
        if what == "food":
            return replace(self, food=max(0, self.food + n))
        if what == "ammo":
            return replace(self, ammo=max(0, self.ammo + n))
        if what == "hunger":
            return replace(self, hunger=max(0, min(3, self.hunger + n)))
        return self

    def eaten(self, n: int, slot: int) -> float:
        """What is left of it after eating so much, which brings the marker to that slot."""
        if slot >= len(HUNGER):
            return -AN_ACTION
        now = replace(self, food=self.food - n, hunger=slot)
        for hurt, lost in HUNGER[slot].items():
            now = now.plus(hurt, -lost)
        return now.worth()

    def stat(self, stat: Stat) -> int:
        """An effective stat."""
        return dict(self.stats)[stat]


# -- what happens --------------------------------------------------------------------------------


def worth_of(primitives: Iterable[Data], needs: Needs) -> float:
    """What it is worth to a human that all this happens to it."""
    now, beside = needs, 0.0
    for one in primitives:
        if isinstance(one, Amount):
            if one.whom == "other":
                beside += OTHERS * one.n * (one.do in ("health", "morale", "food"))
                continue
            now = now.plus(one.do, one.n)
            beside += _beside(one, needs)
        else:
            beside += _event(one, now)
    return now.worth() - needs.worth() + beside


def _beside(one: Amount, needs: Needs) -> float:
    """Of an amount what no track of the body shows."""
    if one.do == "xp":
        return XP * one.n
    if one.do == "jp":
        return POINT * one.n
    if one.do == "scar":
        return -sum(
            MUTATIONS * SCARS[min(needs.mutations + n, len(SCARS) - 1)] for n in range(one.n)
        )
    if one.do == "heal_scar":
        return SCARS[min(needs.mutations, len(SCARS) - 1)] * bool(needs.mutations)
    return 0.0


def _event(one: Data, needs: Needs) -> float:
    if isinstance(one, Draw):
        return DRAWN.get(one.deck, 0.0) * (one.keep or one.n)
    if isinstance(one, Test):
        odds = chance(needs.stat(one.stat) + one.modifier)
        passed, failed = worth_of(one.passed, needs), worth_of(one.failed, needs)
        return odds * passed + (1 - odds) * failed
    if isinstance(one, Choose):
        return max(0.0, *(way_worth(way, needs) for way in one.of))
    if isinstance(one, Trade):
        paid = needs
        for what, n in one.give.items():
            paid = paid.plus(what, -n)
        return paid.worth() - needs.worth() + worth_of(one.get, paid)
    if isinstance(one, Discard):
        return -AN_ITEM * one.n
    if isinstance(one, Free):
        return AN_ACTION if one.action in ("forage", "camp") else 0.5
    if isinstance(one, Plain):
        return A_FOLLOWER if one.do == "follower" else 0.5
    if isinstance(one, Steal):
        return 1.0 * one.n
    if isinstance(one, Wounds):
        return -1.2 * one.n if one.target == "player" else 1.0 * one.n
    return 0.3 if isinstance(one, Modifier) else 0.0  # type: ignore[arg-type,misc]


def chance(target: int) -> float:
    """Of a test: one die at most the target (PH-20.1)."""
    return max(0, min(6, target)) / 6


def cost_of(costs: Iterable[Cost], needs: Needs, card: str = "") -> float:
    """What a price takes away."""
    now, beside = needs, 0.0
    for one in costs:
        if one.do in ("food", "ammo", "health", "morale"):
            now = now.plus(one.do, -one.n)
        elif one.do == "discard":
            beside += USED_UP if card not in EQUIPMENT or EQUIPMENT[card].once else keeping(card)
        else:
            beside += {"xp": XP, "item": AN_ITEM, "action": AN_ACTION}[one.do] * one.n
    return needs.worth() - now.worth() + beside


def way_worth(way: Way, needs: Needs) -> float:
    """One way of a choice, with its price."""
    return worth_of(way.do, needs) - cost_of(way.cost, needs)


def effect_worth(effect: Effect, needs: Needs, card: str) -> float:
    """Using an effect now, with its price."""
    return worth_of(effect.do, needs) - cost_of(effect.cost, needs, card)


def effect_of(use: str) -> tuple[str, Effect] | None:
    """The card, and the effect of it, that an option to use something names: "flare/0"."""
    card, _, number = use.partition(">")[0].partition("/")
    if card not in ALL or not number.isdigit():
        return None
    effects = ALL[card].effects
    return (card, effects[int(number)]) if int(number) < len(effects) else None


def choices_of(card: str) -> Iterator[Choose]:
    """Every choice that stands on a card, however deep."""
    yield from _choices([ALL[card]])


def _choices(parts: Iterable[object]) -> Iterator[Choose]:
    for part in parts:
        if isinstance(part, Choose):
            yield part
        if isinstance(part, Data):
            yield from _choices(getattr(part, name) for name in type(part).model_fields)
        elif isinstance(part, tuple | list):
            yield from _choices(part)


# -- what one keeps ------------------------------------------------------------------------------


def keeping(card: str) -> float:
    """What it is worth to have an item, a skill or a follower in play."""
    one = ALL[card]
    if isinstance(one, Weapon):
        return gun(one) if one.ranged else blow(one)
    own = sum(_lasting(effect) for effect in one.effects)
    if isinstance(one, Equipment) and one.once:
        own *= 0.8
    if isinstance(one, Follower):
        own += 1.5 * one.ally - 0.8 * one.upkeep - 0.2 * one.lost
    return own + 0.5


def blow(weapon: Weapon) -> float:
    """A melee weapon."""
    kind = {"critical": 0.7, "knockdown": 0.5}.get(weapon.special or "", 0.3)
    return 1.6 * weapon.wounds + kind - 0.1 * weapon.size + 0.2 * len(weapon.effects)


def gun(weapon: Weapon) -> float:
    """A ranged weapon."""
    assert weapon.shooting is not None
    shot = weapon.shooting
    return 1.0 + (shot.dice * (shot.range + 1)) / 3 - 0.3 * shot.ammo - 1.0 * shot.stuns


def _lasting(effect: Effect) -> float:
    """What an effect that stays is worth: more where it comes by itself and again and again."""
    again = {"always": 1.2, "turn": 1.2, "combat": 1.0, "once": 0.6, "discard": 0.6}[effect.limit]
    worth = 0.0
    for one in effect.do:
        if isinstance(one, Prevent):
            worth += 1.4 * one.n
        elif isinstance(one, Modifier):  # type: ignore[arg-type,misc]
            worth += 1.0
        elif isinstance(one, Amount):
            worth += 0.6 * abs(one.n) if one.whom != "other" else 0.3
        else:
            worth += 0.7
    return again * worth


def size(card: str) -> int:
    """Of an item, in slots."""
    return ITEMS[card].size


def tile_worth(tile: Tile) -> float:
    """A tile to walk through: journey points, supplies, and how long it takes."""
    points = sum(zone.kind != "dead" for zone in tile.zones)
    fights = sum(zone.figures - 1 for zone in tile.zones)
    safe = sum(zone.kind == "safe" for zone in tile.zones)
    return 2.0 * points - 2.0 * (len(tile.zones) - points) - fights + 0.8 * tile.supply + 1.5 * safe


def best_weapon(cards: Sequence[str], *, ranged: bool) -> str | None:
    """Of some items the weapon to take in hand."""
    found = [card for card in cards if card in WEAPONS and WEAPONS[card].ranged == ranged]
    return max(found, key=keeping, default=None)


def known(card: str) -> bool:
    """Whether a card is an item, a skill or a follower."""
    return isinstance(ALL.get(card), Item | Skill | Follower)
