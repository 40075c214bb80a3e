"""What the game needs of its encounters and minions, checked once they have been read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.kit.content import BrokenCard, check_counts, check_unique
from rules.posthuman.effects.language.models import Amount
from rules.posthuman.model.cards import Encounter, Minion, Narrative
from rules.posthuman.words import Message

COMBATS = {1: 22, 2: 19, 3: 16}
NARRATIVES = {1: 17, 2: 12, 3: 8}
"""How many of each level there are (PH-27.4 to PH-27.6); together they are as many as PH-1.1
says."""
MINIONS = {"human": 12, "mutant": 12}


def check_encounters(encounters: Mapping[str, Encounter], minions: Mapping[str, Minion]) -> None:
    """Check that the decks have the right number of cards, that names are unique, and that every
    card can be played. Raises BrokenCard, which names the card."""
    check_counts(
        "encounters",
        (_label_kind(card) for card in encounters.values() for _ in range(card.copies)),
        {
            **{f"combats of level {level}": number for level, number in COMBATS.items()},
            **{f"narratives of level {level}": number for level, number in NARRATIVES.items()},
        },
    )
    check_counts(
        "minions",
        (card.enemy.kind for card in minions.values() for _ in range(card.copies)),
        MINIONS,
    )
    names = [(one, card.name) for one, card in (*encounters.items(), *minions.items())]
    check_unique("encounters and minions", names)
    for one, card in encounters.items():
        _check_all(one, find_encounter_faults(card))
    for one, minion in minions.items():
        _check_all(one, _faults_of_minion(minion))


def _check_all(one: str, faults: Iterable[tuple[bool, Message]]) -> None:
    for wrong, fault in faults:
        if wrong:
            raise BrokenCard(f"encounters and minions, card {one}: {fault}")


def _label_kind(card: Encounter) -> str:
    half = "combats" if card.combat is not None else "narratives"
    return f"{half} of level {card.level}"


def find_encounter_faults(card: Encounter) -> Iterable[tuple[bool, Message]]:
    """List what would make an encounter unplayable, each with whether this encounter has that
    fault."""
    yield bool(card.effects), Message("fault-effects-belong-to-enemy")
    if card.combat is not None:
        enemy = card.combat.enemy
        company = card.combat.humans + card.combat.mutants
        yield enemy.kind == "animal" and company > 0, Message("fault-animal-with-minions")
        strikes = any(effect.at == "melee_result" for effect in enemy.effects)
        yield enemy.special == "effect" and not strikes, Message("fault-special-without-effect")
    if card.narrative is not None:
        yield from _faults_of_narrative(card.narrative)


def _faults_of_narrative(narrative: Narrative) -> Iterable[tuple[bool, Message]]:
    """List the faults of a narrative. The option taken for an absent player must be free and safe
    (PH-27.8)."""
    default = narrative.options[narrative.default]
    yield default.test is not None, Message("fault-default-is-test")
    losses = [one for one in default.passed if isinstance(one, Amount) and _is_harmful(one)]
    yield bool(losses), Message("fault-default-costs")
    yield default.follower, Message("fault-default-takes-follower")
    labels = [option.label for option in narrative.options]
    yield len(set(labels)) < len(labels), Message("fault-options-alike")


def _is_harmful(one: Amount) -> bool:
    return one.do == "scar" or (one.n < 0) != (one.do == "hunger")


def _faults_of_minion(minion: Minion) -> Iterable[tuple[bool, Message]]:
    yield bool(minion.effects or minion.enemy.effects), Message("fault-minion-with-effects")
    yield minion.enemy.special == "effect", Message("fault-minion-special")
