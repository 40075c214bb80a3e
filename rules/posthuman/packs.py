"""What packs may add to the game: encounters, with fights or stories, for any of the three
levels."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules.engine.messages import Either
from rules.engine.packs import PackKind, is_pack_card
from rules.kit.packs.checked_cards import CheckedCards
from rules.posthuman.effects import models as m
from rules.posthuman.effects.spelling import Data
from rules.posthuman.model import content
from rules.posthuman.model.cards import Combat, Encounter, Narrative
from rules.posthuman.model.decks import ENCOUNTERS, MINIONS
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import TERRAINS
from rules.posthuman.words import Message

GOODS = frozenset({"food", "ammo", "health", "morale", "hunger"})
REWARDS = GOODS | {"draw", "peek", "heal_scar"}
"""What players can win in a fight or by passing a test."""
PASSED_EFFECTS = REWARDS | {"scar", "discard"}
FAILED_EFFECTS = GOODS | {"scar", "discard"}
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
MOST_AT_ONCE = 3
"""The most of anything at once."""


def _one_of(words: Collection[str]) -> Either:
    return Either(tuple(sorted(words)))


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
            about=Message("pack-kind-encounters"),
        ),
    )
    vocabulary = (PASSED_EFFECTS | FAILED_EFFECTS | COSTS | {"terrain"}).union(
        *HOOKS.values(), *CONDITIONS.values()
    )
    notes = (
        Message("pack-effects"),
        Message("pack-rewards", effects=_one_of(REWARDS)),
        Message("pack-passed", effects=sorted(PASSED_EFFECTS)),
        Message("pack-failed", effects=sorted(FAILED_EFFECTS)),
        Message("pack-costs", most=MOST_AT_ONCE, costs=_one_of(COSTS)),
        *(Message("pack-hook", hook=hook, effects=sorted(does)) for hook, does in HOOKS.items()),
        *(
            Message("pack-condition", hook=hook, conditions=_one_of({*hangs, "terrain"}))
            for hook, hangs in CONDITIONS.items()
        ),
        Message("pack-special"),
        Message("pack-decks", decks=_one_of(DECKS)),
        Message("pack-lists", at_once=AT_ONCE, most=MOST_AT_ONCE),
        Message("pack-amounts", most=MOST_AT_ONCE),
        Message("pack-copies"),
    )
    template = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

    def list_taken_names(self, kind: str) -> Collection[str]:
        return [str(card.name) for card in (*ENCOUNTERS.values(), *MINIONS.values())]

    def find_faults(self, kind: PackKind, card: Encounter, ids: Collection[str]) -> Iterable[str]:
        return map(str, _list_faults(card))

    def list_cards_in_play(self, state: State) -> Mapping[str, Collection[int]]:
        return {
            fight.encounter: [seat]
            for seat, fight in state.fights.items()
            if is_pack_card(fight.encounter)
        }

    def sum_gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        humans = [human for seat in seats if (human := state.players[seat].human) is not None]
        return {
            "Health": sum(human.health for human in humans),
            "Morale": sum(human.morale for human in humans),
            "Food": sum(human.food for human in humans),
            "Ammo": sum(human.ammo for human in humans),
            "scars": sum(len(human.scars) for human in humans),
            "humans": len(humans),
        }


def _list_faults(card: Encounter) -> Iterator[Message]:
    for wrong, fault in content.find_encounter_faults(card):
        if wrong:
            part = "combat" if card.combat is not None else "narrative"
            yield Message("fault-of-part", part=part, fault=fault)
    if card.combat is not None:
        yield from _list_combat_faults(card.combat)
    if card.narrative is not None:
        yield from _list_narrative_faults(card.narrative)


def _join_field_path(*parts: str | int) -> str:
    """Return the place of a field in a card, such as "combat.enemy.effects.1"."""
    return ".".join(map(str, parts))


def _make_fault(key: str, *where: str, **data: Any) -> Message:
    """Say what is wrong with the field at a place."""
    return Message(key, where=_join_field_path(*where), **data)


def _list_combat_faults(combat: Combat) -> Iterator[Message]:
    yield from _find_effect_faults(_join_field_path("combat", "reward"), combat.reward, REWARDS)
    for one in combat.reward:
        if isinstance(one, m.Amount) and (one.n < 0) != (one.do == "hunger"):
            yield _make_fault("fault-no-reward", "combat", "reward", one.do, n=one.n)
    if combat.follower_food and not combat.follower:
        yield _make_fault("fault-no-follower", "combat", "follower_food")
    if len(combat.enemy.effects) > MOST_AT_ONCE:
        n = len(combat.enemy.effects)
        yield _make_fault("fault-too-many", "combat", "enemy", "effects", n=n, most=MOST_AT_ONCE)
    for number, effect in enumerate(combat.enemy.effects, 1):
        yield from _list_effect_faults(
            _join_field_path("combat", "enemy", "effects", number), effect, combat
        )


def _list_effect_faults(where: str, effect: m.Effect, combat: Combat) -> Iterator[Message]:
    if effect.at not in HOOKS:
        yield _make_fault("fault-hook", where, "at", hooks=", ".join(HOOKS))
        return
    if effect.text:
        yield _make_fault("fault-text", where, "text")
    if effect.ask or effect.cost or effect.limit != "always":
        yield _make_fault("fault-just-happens", where)
    if effect.at == "melee_result" and combat.enemy.special != "effect":
        yield _make_fault("fault-needs-special", where, "at")
    yield from _find_condition_faults(where, effect)
    yield from _find_effect_faults(_join_field_path(where, "do"), effect.do, HOOKS[effect.at])
    wanted = {"shoot_result": "round", "melee_result": "combat"}.get(effect.at, "always")
    for one in effect.do:
        if isinstance(one, m.Dice) and one.scope != wanted:
            yield _make_fault("fault-scope", where, "do", hook=effect.at, scope=wanted)
        if isinstance(one, m.Dice) and (one.die == "shooting") != (effect.at == "shoot_roll"):
            yield _make_fault("fault-dice", where, "do", hook=effect.at, die=one.die)
        if isinstance(one, m.StatBonus) and one.scope != "always":
            yield _make_fault("fault-stat-scope", where, "do")
        if isinstance(one, m.RollBonus) and one.what != "evade":
            yield _make_fault("fault-evade", where, "do")


def _find_condition_faults(where: str, effect: m.Effect) -> Iterator[Message]:
    allowed = CONDITIONS.get(effect.at, frozenset()) | {"terrain"}
    for one in effect.if_:
        if one.do not in allowed:
            yield _make_fault("fault-condition", where, "if", condition=one.do, hook=effect.at)
        if isinstance(one, m.WordIs) and not set(one.of) <= set(TERRAINS):
            terrains = ", ".join(TERRAINS)
            yield _make_fault("fault-terrain", where, "if", "terrain", terrains=terrains)
        if isinstance(one, m.AmountIs) and one.do == "round_is" and not 1 <= one.n <= MOST_AT_ONCE:
            yield _make_fault("fault-round", where, "if", "round_is")


def _list_narrative_faults(narrative: Narrative) -> Iterator[Message]:
    for number, option in enumerate(narrative.options, 1):
        where = _join_field_path("narrative", "options", number)
        yield from _find_effect_faults(
            _join_field_path(where, "pass"), option.passed, PASSED_EFFECTS
        )
        yield from _find_effect_faults(
            _join_field_path(where, "fail"), option.failed, FAILED_EFFECTS
        )
        if option.failed and option.test is None:
            yield _make_fault("fault-no-test", where, "fail")
        if option.test is not None and abs(option.test.modifier) > MOST_AT_ONCE:
            yield _make_fault("fault-modifier", where, "test", "modifier")
        if option.follower_food and not option.follower:
            yield _make_fault("fault-no-follower", where, "follower_food")
        if len(option.cost) > MOST_AT_ONCE:
            yield _make_fault(
                "fault-too-many", where, "cost", n=len(option.cost), most=MOST_AT_ONCE
            )
        for price in option.cost:
            if price.do not in COSTS or not 1 <= price.n <= MOST_AT_ONCE:
                yield _make_fault("fault-cost", where, "cost", costs=", ".join(sorted(COSTS)))
    if narrative.xp and not any(option.success for option in narrative.options):
        yield _make_fault("fault-no-success", "narrative", "xp")


def _find_effect_faults(
    where: str, do: Iterable[Data], allowed: Collection[str]
) -> Iterator[Message]:
    """Find what is wrong with the effects in one list."""
    do = list(do)
    if len(do) > AT_ONCE:
        yield _make_fault("fault-too-many", where, n=len(do), most=AT_ONCE)
    for one in do:
        word = getattr(one, "do", "")
        if word not in allowed:
            there = ", ".join(sorted(allowed))
            yield _make_fault("fault-does-nothing", where, effect=word, allowed=there)
        n = getattr(one, "n", 1)
        if (
            not -MOST_AT_ONCE <= n <= MOST_AT_ONCE
            or n == 0
            or (n < 0 and word not in COUNTED_EFFECTS)
        ):
            yield _make_fault("fault-amount", where, word, n=n)
        if getattr(one, "whom", "self") != "self":
            yield _make_fault("fault-whom", where, word, "whom")
        if isinstance(one, m.Peek) and one.deck not in DECKS:
            yield _make_fault("fault-deck", where, word, "deck", decks=", ".join(sorted(DECKS)))
        if isinstance(one, m.Draw) and not 0 <= one.keep <= one.n:
            yield _make_fault("fault-keep", where, "draw", "keep")
        if isinstance(one, m.Peek) and not 0 <= one.discard <= one.n:
            yield _make_fault("fault-discard", where, "peek", "discard")
        if isinstance(one, m.Test):
            yield from _find_effect_faults(
                _join_field_path(where, "test", "pass"), one.passed, GOODS
            )
            yield from _find_effect_faults(
                _join_field_path(where, "test", "fail"), one.failed, FAILED_EFFECTS
            )


COUNTED_EFFECTS = GOODS | {"dice", "roll", "stat"}
"""Effects whose amount may be negative."""
