"""What packs may add to the game: encounters, with fights or stories, for any of the three
levels."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from rules.engine.packs import PackKind, is_packed
from rules.kit.packs.checked_cards import CheckedCards
from rules.kit.words import list_words
from rules.posthuman.effects.language import models as m
from rules.posthuman.model import encounter_checks
from rules.posthuman.model.cards import Combat, Encounter, Narrative
from rules.posthuman.model.decks import ENCOUNTERS, MINIONS
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import TERRAINS

GOODS = frozenset({"food", "ammo", "health", "morale", "hunger"})
REWARDS = GOODS | {"draw", "peek", "heal_scar"}
"""What players can win in a fight or by passing a test."""
PASSED = REWARDS | {"scar", "discard"}
FAILED = GOODS | {"scar", "discard"}
COSTS = frozenset({"food", "ammo", "health", "morale"})
HOOKS: Mapping[str, frozenset[str]] = {
    "combat_start": GOODS - {"hunger"} | {"test", "stat"},
    "combat_end": GOODS - {"hunger"},
    "evade": frozenset({"roll"}),
    "shoot_roll": frozenset({"dice"}),
    "shoot_result": frozenset({"dice"}),
    "melee_roll": frozenset({"dice"}),
    "melee_result": frozenset({"food", "ammo", "morale", "cancel", "dice"}),
}
"""What an enemy's effect may do, by its hook."""
CONDITIONS: Mapping[str, frozenset[str]] = {
    "combat_end": frozenset({"won"}),
    "melee_roll": frozenset({"round_is", "caught"}),
    "shoot_roll": frozenset({"caught"}),
}
"""The conditions that an enemy's effect may have, by its hook, besides the terrain."""
DECKS = frozenset({"supply", "equipment", "weapons", "skills"})
AT_ONCE = 4
"""The most effects in one list."""
MOST = 3
"""The most of anything at once."""


class PosthumanCards(CheckedCards):
    """Encounters of packs, and the checks that they must pass."""

    kinds = (
        PackKind(
            "encounters",
            "encounter",
            Encounter,
            60,
            told=("told", "told_failed"),
            given={"type": "encounter", "copies": 1, "effects": ()},
            about="An encounter goes into the deck of its level, beside those that are there.",
        ),
    )
    vocabulary = (PASSED | FAILED | COSTS | {"terrain"}).union(
        *HOOKS.values(), *CONDITIONS.values()
    )
    notes = (
        "Write an effect as one key and its amount, or its parts: `{food: 1}`, "
        "`{draw: {deck: equipment, n: 2, keep: 1}}`.",
        f"A combat's reward can be {list_words(sorted(REWARDS), 'or')}.",
        f"`pass` can use {list_words(sorted(PASSED))}.",
        f"`fail` can use {list_words(sorted(FAILED))}.",
        f"A cost is 1 to {MOST} of {list_words(sorted(COSTS), 'or')}.",
        *(
            f"At `{hook}` an enemy's effect can use {list_words(sorted(does))}."
            for hook, does in HOOKS.items()
        ),
        *(
            f"At `{hook}` its condition can be {list_words(sorted({*hangs, 'terrain'}), 'or')}."
            for hook, hangs in CONDITIONS.items()
        ),
        "`melee_result` needs `special: effect`.",
        f"Draw cards, or look at them, from {list_words(sorted(DECKS), 'or')}.",
        f"A list of effects has up to {AT_ONCE}. An enemy has up to {MOST}.",
        f"Amounts are from -{MOST} to {MOST}, and not 0.",
        "An encounter of a pack has one copy. Its effects belong to its enemy.",
    )
    template = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

    def names_taken(self, kind: str) -> Collection[str]:
        return [card.name for card in (*ENCOUNTERS.values(), *MINIONS.values())]

    def find_faults(self, kind: PackKind, card: Encounter, ids: Collection[str]) -> Iterable[str]:
        for wrong, fault in encounter_checks.find_encounter_faults(card):
            if wrong:
                yield f"{'combat' if card.combat is not None else 'narrative'}: {fault}"
        if card.combat is not None:
            yield from _of_combat(card.combat)
        if card.narrative is not None:
            yield from _of_narrative(card.narrative)

    def cards_in_play(self, state: State) -> Mapping[str, Collection[int]]:
        return {
            fight.encounter: [seat]
            for seat, fight in state.fights.items()
            if is_packed(fight.encounter)
        }

    def measure_gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        humans = [human for seat in seats if (human := state.players[seat].human) is not None]
        return {
            "Health": sum(human.health for human in humans),
            "Morale": sum(human.morale for human in humans),
            "Food": sum(human.food for human in humans),
            "Ammo": sum(human.ammo for human in humans),
            "scars": sum(len(human.scars) for human in humans),
            "humans": len(humans),
        }


def _of_combat(combat: Combat) -> Iterator[str]:
    yield from _find_effect_faults("combat.reward", combat.reward, REWARDS)
    for one in combat.reward:
        if isinstance(one, m.Amount) and (one.n < 0) != (one.do == "hunger"):
            yield f"combat.reward.{one.do}: {one.n} is no reward"
    if combat.follower_food and not combat.follower:
        yield "combat.follower_food: there is no follower to feed"
    if combat.enemy.special == "effect" and not combat.enemy.effects:
        yield "combat.enemy.special: is an effect, and there is none at melee_result"
    if len(combat.enemy.effects) > MOST:
        yield f"combat.enemy.effects: there are {len(combat.enemy.effects)}; the most is {MOST}"
    for number, effect in enumerate(combat.enemy.effects, 1):
        yield from _of_effect(f"combat.enemy.effects.{number}", effect, combat)


def _of_effect(where: str, effect: m.Effect, combat: Combat) -> Iterator[str]:
    if effect.at not in HOOKS:
        yield f"{where}.at: of an enemy it is one of {', '.join(HOOKS)}"
        return
    if effect.text:
        yield f"{where}.text: what an effect does is put into words by the game"
    if effect.ask or effect.cost or effect.limit != "always":
        yield f"{where}: an enemy's effect just happens: no ask, no cost, no limit"
    if effect.at == "melee_result" and combat.enemy.special != "effect":
        yield f"{where}.at: melee_result goes with special: effect"
    yield from _find_condition_faults(where, effect)
    yield from _find_effect_faults(f"{where}.do", effect.do, HOOKS[effect.at])
    wanted = {"shoot_result": "round", "melee_result": "combat"}.get(effect.at, "always")
    for one in effect.do:
        if isinstance(one, m.Dice) and one.scope != wanted:
            yield f"{where}.do: dice at {effect.at} have scope: {wanted}"
        if isinstance(one, m.Dice) and (one.die == "shooting") != (effect.at == "shoot_roll"):
            yield f"{where}.do: at {effect.at} there are no {one.die} dice to change"
        if isinstance(one, m.StatBonus) and one.scope != "always":
            yield f"{where}.do: a stat is changed while the enemy stands: no scope"
        if isinstance(one, m.RollBonus) and one.what != "evade":
            yield f"{where}.do: at evade the roll is evade"


def _find_condition_faults(where: str, effect: m.Effect) -> Iterator[str]:
    allowed = CONDITIONS.get(effect.at, frozenset()) | {"terrain"}
    for one in effect.if_:
        if one.do not in allowed:
            yield f"{where}.if: {one.do} says nothing at {effect.at}"
        if isinstance(one, m.WordIs) and not set(one.of) <= set(TERRAINS):
            yield f"{where}.if.terrain: is of {', '.join(TERRAINS)}"
        if isinstance(one, m.AmountIs) and one.do == "round_is" and not 1 <= one.n <= MOST:
            yield f"{where}.if.round_is: a fight has 3 rounds"


def _of_narrative(narrative: Narrative) -> Iterator[str]:
    for number, option in enumerate(narrative.options, 1):
        where = f"narrative.options.{number}"
        yield from _find_effect_faults(f"{where}.pass", option.passed, PASSED)
        yield from _find_effect_faults(f"{where}.fail", option.failed, FAILED)
        if option.failed and option.test is None:
            yield f"{where}.fail: nothing is tested that could fail"
        if option.test is not None and abs(option.test.modifier) > MOST:
            yield f"{where}.test.modifier: is -3 to 3"
        if option.follower_food and not option.follower:
            yield f"{where}.follower_food: there is no follower to feed"
        if len(option.cost) > MOST:
            yield f"{where}.cost: there are {len(option.cost)}; the most is {MOST}"
        for price in option.cost:
            if price.do not in COSTS or not 1 <= price.n <= MOST:
                yield f"{where}.cost: 1 to 3 of {', '.join(sorted(COSTS))}"
    if narrative.xp and not any(option.success for option in narrative.options):
        yield "narrative.xp: no option counts as a success"


def _find_effect_faults(
    where: str, do: Iterable[m.Data], allowed: Collection[str]
) -> Iterator[str]:
    """Find what is wrong with the effects in one list."""
    do = list(do)
    if len(do) > AT_ONCE:
        yield f"{where}: there are {len(do)}; the most is {AT_ONCE}"
    for one in do:
        word = getattr(one, "do", "")
        if word not in allowed:
            yield f"{where}: {word} does nothing here; there are {', '.join(sorted(allowed))}"
        n = getattr(one, "n", 1)
        if not -MOST <= n <= MOST or n == 0 or (n < 0 and word not in COUNTED):
            yield f"{where}.{word}: {n} is none of -3 to 3, or cannot be"
        if getattr(one, "whom", "self") != "self":
            yield f"{where}.{word}.whom: an encounter is about whoever meets it"
        if isinstance(one, m.Peek) and one.deck not in DECKS:
            yield f"{where}.{word}.deck: is one of {', '.join(sorted(DECKS))}"
        if isinstance(one, m.Draw) and not 0 <= one.keep <= one.n:
            yield f"{where}.draw.keep: as many as are drawn at most"
        if isinstance(one, m.Peek) and not 0 <= one.discard <= one.n:
            yield f"{where}.peek.discard: as many as are seen at most"
        if isinstance(one, m.Test):
            yield from _find_effect_faults(f"{where}.test.pass", one.passed, GOODS)
            yield from _find_effect_faults(f"{where}.test.fail", one.failed, FAILED)


COUNTED = GOODS | {"dice", "roll", "stat"}
"""Effects whose amount may be negative."""
